import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { cardText } from '@/lib/rules/mythos/text/card-text';
import { plain } from '@/lib/rules/mythos/text/pieces';
import { readSetFile } from '@/lib/testing/set-files';
import { crestSlug, crestTier, cardTint } from '@/lib/ui/crest/address';
import { crest } from '@/lib/ui/crest/crest';
import { CardFace } from '@/lib/ui/card/face/face';
import { faceOf } from '@/lib/ui/card/face/face-card';
import type { Figure } from '../bench';

export const name = 'face';

const SECONDS = 3;
const WORDS = { cost: 'Cost', power: 'Power', points: 'Points', instant: 'Instant', continuous: 'Continuous' };

/** Card faces with their texts a second on one core, as markup; and how long one crest takes. */
export async function run(): Promise<Figure[]> {
  const cards = ['ks', 'ss'].flatMap((set) => readSetFile(set).cards);
  const faces = cards.map((card) => ({ ...faceOf(card, 'en'), text: cardText(card, { locale: 'en' }).map(plain) }));
  let bytes = 0;
  const drawn = timesIn(SECONDS, (turn) => {
    const card = faces[turn % faces.length];
    if (card) bytes += renderToStaticMarkup(createElement(CardFace, { card, locale: 'en', words: WORDS, href: '#' })).length; // prettier-ignore
  });
  let crestBytes = 0;
  const crests = timesIn(SECONDS, (turn) => {
    const card = faces[turn % faces.length];
    if (card) crestBytes += crest(crestSlug(card.identity), cardTint(card), crestTier(card.rarity)).length;
  });
  return [
    { bench: 'face.html', value: Math.round(drawn.times / drawn.seconds), unit: 'faces/s', aim: 10_000, bytes: Math.round(bytes / drawn.all) }, // prettier-ignore
    { bench: 'face.crest', value: Math.round((crests.seconds / crests.times) * 100_000) / 100, unit: 'ms', aim: 1, bytes: Math.round(crestBytes / crests.all) }, // prettier-ignore
  ];
}

/** How often `work` is done in `seconds` of the processor, after half as long a warm-up; `all` counts that too. */
function timesIn(seconds: number, work: (turn: number) => void) {
  let all = 0;
  // Of the processor and not of the clock: other work on the machine is no part of the figure.
  const spent = () => process.cpuUsage().user / 1e6;
  const until = (end: number) => {
    while (spent() < end) for (let i = 0; i < 50; i++) work(all++);
  };
  until(spent() + seconds / 2);
  const [warm, began] = [all, spent()];
  until(began + seconds);
  return { times: all - warm, seconds: spent() - began, all };
}
