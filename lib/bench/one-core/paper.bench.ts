import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { readSetFile } from '@/lib/testing/set-files';
import { cardText } from '@/lib/rules/mythos/text/card-text';
import { faceOf } from '@/lib/ui/card/face/face-card';
import { PICTURE } from '@/lib/ui/page/metadata';
import { toPdf } from '@/lib/ui/paper/drawing/pdf';
import { svgToPng } from '@/lib/ui/paper/drawing/png';
import { toSvg } from '@/lib/ui/paper/drawing/svg';
import type { PaperCard } from '@/lib/ui/paper/face/face-shapes';
import { paragraphsOf } from '@/lib/ui/paper/face/paragraphs';
import { deckPicture } from '@/lib/ui/paper/picture/deck-picture';
import { proxyPages } from '@/lib/ui/paper/print/proxies';
import type { Figure } from '../bench';

export const name = 'decks.paper';

const ROUNDS = 15;
const PROXIES = 60;

/** What paper costs on one core, without the way there: 60 different proxies as a PDF, the picture beside a deck's link. */
export async function run(): Promise<Figure[]> {
  const cards = ['ks', 'ss'].flatMap((set) => [...readSetFile(set).cards]);
  const drawn = (from: number, count: number, locale: Locale): PaperCard[] =>
    Array.from({ length: count }, (_, place) => cards[(from + place) % cards.length]).flatMap((card) =>
      card
        ? [{ face: faceOf(card, locale), text: paragraphsOf(cardText(card, { locale, nameOf: (name) => name })) }]
        : [],
    );

  let bytes = 0;
  const pdf = await p50(async (round, locale) => {
    const pages = proxyPages({
      cards: drawn(round * PROXIES, PROXIES, locale).map((card) => ({ card, count: 1 })),
      locale,
      paper: 'a4',
      line: (page, of) => `${page}/${of}`,
    });
    bytes = (await new Response(toPdf(pages, { title: 'Proxies', language: locale, paper: 'a4' })).arrayBuffer())
      .byteLength;
  });
  const picture = await p50(async (round, locale) => {
    const shapes = deckPicture({
      locale,
      brand: 'Kage Codex',
      name: `Листя проти всіх ${round}`,
      about: 'somebody · Standard',
      counts: '30, 3',
      verdict: { legal: true, text: 'Legal in Standard' },
      curve: [0, 4, 8, 6, 6, 4, 1, round % 3],
      curveTitle: 'Chakra',
      cards: drawn(round * 3, 3, locale),
    });
    await svgToPng(toSvg(shapes, PICTURE.width, PICTURE.height));
  });
  return [
    { bench: 'decks.paper.proxies.p50', value: pdf, unit: 'ms', cards: PROXIES, bytes },
    { bench: 'decks.paper.picture.p50', value: picture, unit: 'ms' },
  ];
}

/** Milliseconds in the middle of all rounds; every round has other cards, the languages take turns. */
async function p50(work: (round: number, locale: Locale) => Promise<void>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now();
    await work(round, LOCALES[round % LOCALES.length] ?? 'en');
    times.push(performance.now() - began);
  }
  return Math.round(times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0);
}
