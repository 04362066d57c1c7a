/** A French verb with its pronoun: `fonctionne-t-il`, `peut-on`, `est-ce`. */
const INVERTED = /([\p{L}’']+-(?:t-)?(?:ils?|elles?|on|ce|je|tu|nous|vous)(?![\p{L}-]))/u;

/** A heading in which such a pair stays on one line: browsers break at every hyphen, and “-t-” alone reads as nothing. */
export function Unbroken({ text }: { text: string }) {
  // Every other piece of a split is what it was split by.
  return text.split(INVERTED).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
