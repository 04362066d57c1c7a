import type { Locale } from '@/lib/i18n/locales';
import { type FaceCard, printedPower } from '../card/face/face-card';
import { cardTint } from '../crest/address';
import { Html, markup } from './markup';
import { STYLE } from './style';

/** A card in a line: a whole face, or one of a game whose cards have no such face. */
export type EmbeddedFace = Pick<FaceCard, 'code' | 'name' | 'version' | 'chakra' | 'power' | 'points' | 'faction'> & {
  type: string;
};

export interface EmbeddedCard {
  count: number;
  face: EmbeddedFace;
}

export interface EmbeddedDeck {
  locale: Locale;
  name: string;
  by: string;
  verdict: { legal: boolean; text: string };
  /** "Cards", "Missions": with their totals. */
  groups: readonly { title: string; cards: readonly EmbeddedCard[] }[];
  curve: { title: string; bars: readonly { label: string; count: number; said: string }[] };
  /** Address of the deck's page, and of a card's by its code. */
  href: string;
  cardHref: (code: string) => string;
  words: { title: string; open: string; unofficial: string; cost: string; power: string; points: string };
}

/** `light` or `dark` where the page around it has decided; else as the reader's system has it. */
export type EmbedTheme = 'light' | 'dark' | undefined;

/** A deck as a whole page to stand in another one: no scripts, no fonts, nothing to load. */
export function embeddedDeck(deck: EmbeddedDeck, theme: EmbedTheme): string {
  const { name, by, verdict, groups, curve, href, words } = deck;
  const sections = groups.map(
    ({ title, cards }) => markup`<section><h2>${title}</h2><ul>${cards.map((card) => line(card, deck))}</ul></section>`,
  );
  return page(
    { locale: deck.locale, title: words.title, theme },
    markup`<header><div>
<h1 dir="auto"><a href="${href}" target="_blank" rel="noopener">${name}</a></h1>
<p class="soft">${by}</p>
<p class="${verdict.legal ? 'good' : 'bad'}">${verdict.text}</p>
</div>${bars(curve)}</header>
<main>${sections}</main>
<footer><a class="button" href="${href}" target="_blank" rel="noopener">${words.open}</a>
<span class="soft">Kage Codex · ${words.unofficial}</span></footer>`,
  );
}

/** Where there is no deck to show, in the same frame. */
export function nothingEmbedded(words: { title: string; text: string }, locale: Locale, theme: EmbedTheme): string {
  const { title, text } = words;
  return page(
    { locale, title, theme },
    markup`<main class="nothing"><h1>${title}</h1><p class="soft">${text}</p></main>`,
  );
}

function page({ locale, title, theme }: { locale: Locale; title: string; theme: EmbedTheme }, body: Html): string {
  const chosen = theme && markup` data-theme="${theme}"`;
  return markup`<!doctype html>
<html lang="${locale}"${chosen}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${title}</title><style>${new Html(STYLE)}</style></head>
<body>${body}</body></html>
`.text;
}

function line({ count, face }: EmbeddedCard, { cardHref, words, locale }: EmbeddedDeck): Html {
  const { code, name, version, chakra, power, points } = face;
  const lang = (text: { locale: string }) => text.locale !== locale && markup` lang="${text.locale}"`;
  const figure = (kind: string, value: string | number, said: string) =>
    markup`<span class="${kind}" role="img" aria-label="${said} ${value}">${value}</span>`;
  return markup`<li class="faction-${cardTint(face)}"><span class="count">${count}×</span>
${points !== undefined && figure('pip', points, words.points)}${chakra !== undefined && figure('pip round', chakra, words.cost)}
<a href="${cardHref(code)}" target="_blank" rel="noopener"><b${lang(name)}>${name.text}</b>
${version && markup`<span class="soft"${lang(version)}>${version.text}</span>`}</a>
${power !== undefined && figure('power', printedPower(face), words.power)}</li>
`;
}

function bars({ title, bars }: EmbeddedDeck['curve']): Html {
  const highest = Math.max(...bars.map(({ count }) => count), 1);
  const drawn = bars.map(({ label, count, said }) => {
    const height = ((count / highest) * 2.6).toFixed(2);
    return markup`<li><span class="said">${said}</span><span aria-hidden="true">${count > 0 && count}</span>
<i style="height:${height}em"></i><span class="soft" aria-hidden="true">${label}</span></li>`;
  });
  return markup`<ul class="curve" aria-label="${title}">${drawn}</ul>`;
}
