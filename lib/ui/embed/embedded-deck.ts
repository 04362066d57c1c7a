import type { Locale } from '@/lib/i18n/locales';
import type { FaceCard } from '../card/face-card';
import { printedPower } from '../card/face-card';
import { cardTint } from '../crest/address';
import { Html, html } from './html';
import { STYLE } from './style';

export interface EmbeddedCard {
  count: number;
  face: FaceCard;
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
  return page(
    { locale: deck.locale, title: words.title, theme },
    html`<header>
        <div>
          <h1 dir="auto"><a href="${href}" target="_blank" rel="noopener">${name}</a></h1>
          <p class="soft">${by}</p>
          <p class="${verdict.legal ? 'good' : 'bad'}">${verdict.text}</p>
        </div>
        ${bars(curve)}
      </header>
      <main>
        ${groups.map(
          ({ title, cards }) =>
            html`<section>
              <h2>${title}</h2>
              <ul>
                ${cards.map((card) => line(card, deck))}
              </ul>
            </section>`,
        )}
      </main>
      <footer>
        <a class="button" href="${href}" target="_blank" rel="noopener">${words.open}</a>
        <span class="soft">Kage Codex · ${words.unofficial}</span>
      </footer>`,
  );
}

/** Where there is no deck to show, in the same frame. */
export function nothingEmbedded(words: { title: string; text: string }, locale: Locale, theme: EmbedTheme): string {
  return page(
    { locale, title: words.title, theme },
    html`<main class="nothing">
      <h1>${words.title}</h1>
      <p class="soft">${words.text}</p>
    </main>`,
  );
}

function page({ locale, title, theme }: { locale: Locale; title: string; theme: EmbedTheme }, body: Html): string {
  return html`<!doctype html>
    <html lang="${locale}" ${theme ? html` data-theme="${theme}"` : undefined}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style>
          ${new Html(STYLE)}
        </style>
      </head>
      <body>
        ${body}
      </body>
    </html> `.text;
}

function line({ count, face }: EmbeddedCard, { cardHref, words, locale }: EmbeddedDeck): Html {
  const { name, version, chakra, points } = face;
  const lang = (text: { locale: string }) => (text.locale === locale ? undefined : html` lang="${text.locale}"`);
  const [value, said] = points === undefined ? [chakra, words.cost] : [points, words.points];
  return html`<li class="faction-${cardTint(face)}">
    <span class="count">${count}×</span>
    ${value !== undefined && html`<span class="pip ${points === undefined ? 'round' : ''}" role="img" aria-label="${said} ${value}">${value}</span>`}
    <a href="${cardHref(face.code)}" target="_blank" rel="noopener"><b${lang(name)}>${name.text}</b>${version && html` <span class="soft" ${lang(version)}>${version.text}</span>`}</a>
    ${face.power !== undefined && html`<span class="power" role="img" aria-label="${words.power} ${printedPower(face)}">${printedPower(face)}</span>`}
  </li>`;
}

function bars({ title, bars }: EmbeddedDeck['curve']): Html {
  const highest = Math.max(...bars.map(({ count }) => count), 1);
  return html`<ul class="curve" aria-label="${title}">
    ${bars.map(
      ({ label, count, said }) =>
        html`<li aria-label="${said}">
          <span aria-hidden="true">${count > 0 && String(count)}</span
          ><i style="height:${((count / highest) * 2.6).toFixed(2)}em"></i
          ><span class="soft" aria-hidden="true">${label}</span>
        </li>`,
    )}
  </ul>`;
}
