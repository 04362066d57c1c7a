import type { Chain, WideUpgrade } from '@/lib/rules/mythos/deck/numbers/chains';
import { StepGraph } from '../charts/step-graph';
import type { CardWords } from './card-words';
import { Part } from './part';
import { ReasonList } from './reason-list';
import { useWords } from './use-words';

interface ChainsPartProps {
  chains: readonly Chain[];
  wide: readonly WideUpgrade[];
  words: CardWords;
}

/** What can be played over what: a graph for each character, and in words the cards that go over whole kinds. */
export function ChainsPart({ chains, wide, words }: ChainsPartProps) {
  const { t, list } = useWords();
  return (
    <Part id="chains" title={t('chains.title')}>
      <p className="max-w-prose text-soft">{chains.length > 0 ? t('chains.text') : t('chains.none')}</p>
      <div className="deck-numbers-chains">
        {chains.map((chain) => (
          <OneChain key={chain.nodes[0]?.code} chain={chain} words={words} />
        ))}
      </div>
      {wide.length > 0 && (
        <>
          <h3 className="mt-4 text-base">{t('chains.wide')}</h3>
          <ReasonList
            words={words}
            entries={wide.map(({ code, count, over }) => ({
              code,
              count,
              reasons: [t('chains.wideOver', { count: over.length, list: list(over.map(words.title)) })],
            }))}
          />
        </>
      )}
    </Part>
  );
}

function OneChain({ chain: { nodes, edges }, words }: { chain: Chain; words: CardWords }) {
  const { t, number } = useWords();
  const title = words.name(nodes[0]?.code ?? '');
  const said = edges.map(({ from, over, pays }) =>
    t('chains.edge', { from: words.title(from), over: words.title(over), pays: number(pays) }),
  );
  return (
    <StepGraph
      title={title}
      alt={t('chains.alt', { name: title, list: said.join('; ') })}
      nodes={nodes.map(({ code, count, chakra, power, step, aside }) => ({
        key: code,
        step,
        ...(aside ? { aside } : {}),
        mark: String(chakra),
        text: (
          <>
            <span className="deck-numbers-short">{words.link(code)}</span>
            <span className="text-sm text-soft">{t('chains.node', { count, power })}</span>
          </>
        ),
      }))}
      edges={edges.map(({ from, over, pays, byText }) => ({
        from,
        to: over,
        label: `+${pays}`,
        ...(byText ? { special: true } : {}),
      }))}
      table={{
        head: [t('chains.over'), t('chains.from'), t('chains.pays')],
        rows: edges.map(({ from, over, pays }) => [words.title(over), words.title(from), pays]),
      }}
      tableWord={t('table')}
    />
  );
}
