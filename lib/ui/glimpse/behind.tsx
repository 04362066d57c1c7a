'use client';

import { useEffect, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { CardDefinition } from '@/lib/rules/mythos/cards/schema';
import { CardFace } from '../card/face/face';
import { faceOf } from '../card/face/face-card';
import type { GlimpseWords } from './card-glimpses';
import { NOTE_ID } from './glimpses';

interface BehindProps {
  glimpse: string;
  locale: Locale;
  words: GlimpseWords;
  imageTemplate: string | null;
}

type CardData = CardDefinition & { text: readonly string[] };
interface TermData {
  slug: string;
  name: string;
  definition: string;
  locale: string;
}
type Found = { kind: 'term'; term: TermData } | { kind: 'cards'; cards: CardData[]; name?: string };

/** What the site's own API says of it. */
export function Behind({ glimpse, locale, words, imageTemplate }: BehindProps) {
  const [found, setFound] = useState<Found | 'failed'>();
  useEffect(() => {
    let current = true;
    ask(glimpse, locale).then(
      (answer) => current && setFound(answer),
      () => current && setFound('failed'),
    );
    return () => {
      current = false;
    };
  }, [glimpse, locale]);

  if (found === undefined) return <p>{words.loading}</p>;
  if (found === 'failed') return <p>{words.failed}</p>;
  if (found.kind === 'term') {
    const { slug, name, definition, locale: language } = found.term;
    return (
      <div className="glimpse-term">
        <div id={NOTE_ID} lang={language === locale ? undefined : language}>
          <b>{name}</b>
          <p>{definition}</p>
        </div>
        <a href={`/${locale}/rulings/terms/${slug}`}>{words.term}</a>
      </div>
    );
  }
  const { cards, name } = found;
  const [first] = cards;
  return (
    <>
      <ul className="glimpse-cards">
        {cards.map((card) => (
          <li key={card.code}>
            <CardFace
              card={{ ...faceOf(card, locale), text: card.text }}
              locale={locale}
              words={words.face}
              href={`/${locale}/cards/${card.code}`}
              imageTemplate={imageTemplate}
            />
          </li>
        ))}
      </ul>
      {name === undefined
        ? first && <a href={`/${locale}/cards/${first.code}`}>{words.card}</a>
        : first && <a href={`/${locale}/cards?${listOf(name)}`}>{words.named}</a>}
    </>
  );
}

/** Answers of this page's life. */
const answers = new Map<string, Promise<Found>>();

function ask(glimpse: string, locale: Locale): Promise<Found> {
  const key = `${locale}/${glimpse}`;
  const known = answers.get(key);
  if (known) return known;
  const answer = fetchFound(glimpse, locale);
  answers.set(key, answer);
  answer.catch(() => answers.delete(key));
  return answer;
}

async function fetchFound(glimpse: string, locale: Locale): Promise<Found> {
  const slash = glimpse.indexOf('/');
  const [kind, what] = [glimpse.slice(0, slash), glimpse.slice(slash + 1)];
  if (kind === 'term') return { kind, term: await fetchData<TermData>(`/api/v1/terms/${what}?locale=${locale}`) };
  if (kind === 'card') return { kind: 'cards', cards: [await fetchData(`/api/v1/cards/${what}?locale=${locale}`)] };
  const found = await fetchData<CardData[]>(`/api/v1/cards?${listOf(what)}&size=96&locale=${locale}`);
  // The search is lenient; a name is not.
  return { kind: 'cards', name: what, cards: found.filter(({ name }) => name.en === what) };
}

function listOf(name: string): string {
  return new URLSearchParams({ q: name }).toString();
}

async function fetchData<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return ((await response.json()) as { data: T }).data;
}
