import { getTranslations } from 'next-intl/server';
import { searchCards } from '@/lib/catalogue/cards';
import type { CardListItem } from '@/lib/catalogue/list-item';
import { DEFAULT_GAME } from '@/lib/catalogue/games';
import { readCardQuery } from '@/lib/catalogue/read-card-query';
import type { Locale } from '@/lib/i18n/locales';
import { charactersOf, type Position } from '@/lib/rules/mythos/scenario/playthrough/position';
import { SIDES } from '@/lib/rules/mythos/scenario/schema';
import { type BoardCards, nameOf } from '@/lib/ui/board/board-cards';
import { Button } from '@/lib/ui/controls/button';
import { SelectField, TextField } from '@/lib/ui/controls/field';

interface FindCardProps {
  position: Position;
  code: string;
  cards: BoardCards;
  find: string;
  locale: Locale;
}

const SHOWN = 8;

/** Finds a card by name or code and puts it where the reader says. */
export async function FindCard({ position, code, cards, find, locale }: FindCardProps) {
  const t = await getTranslations('lab');
  const found =
    find === ''
      ? []
      : (await searchCards(DEFAULT_GAME, readCardQuery({ q: find }).query, locale)).cards.slice(0, SHOWN);
  const places = await placesOn(position, cards);
  return (
    <div className="mt-3">
      <h3 className="text-lg">{t('add')}</h3>
      <form method="get" action={`/${locale}/lab#set-up`} className="mt-1 flex flex-wrap items-end gap-3">
        <input type="hidden" name="s" value={code} />
        <TextField
          id="find"
          name="find"
          label={t('find')}
          hint={t('findHint')}
          defaultValue={find}
          maxLength={100}
          autoComplete="off"
        />
        <Button type="submit">{t('findGo')}</Button>
      </form>
      {find !== '' && found.length === 0 && <p className="mt-2">{t('notFound')}</p>}
      {found.length > 0 && (
        <ul className="mt-3 flex flex-col gap-3" aria-label={t('found')}>
          {found.map((card) => (
            <li key={card.code}>
              <form method="get" action={`/${locale}/lab`} className="flex flex-wrap items-end gap-2">
                <input type="hidden" name="s" value={code} />
                <input type="hidden" name="find" value={find} />
                <input type="hidden" name="card" value={card.code} />
                <Put card={card} places={places} />
              </form>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface Place {
  value: string;
  label: string;
}

async function Put({ card, places }: { card: CardListItem; places: Awaited<ReturnType<typeof placesOn>> }) {
  const t = await getTranslations('lab');
  const mission = card.type === 'mission';
  const title = [card.name.text, card.version?.text].filter(Boolean).join(', ');
  return (
    <>
      <input type="hidden" name="change" value={mission ? 'mission' : 'add'} />
      <SelectField id={`to-${card.code}`} name={mission ? 'at' : 'to'} label={`${title} (${card.code})`}>
        {places[card.type].map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <Button type="submit">{t('put')}</Button>
    </>
  );
}

/** Where a card may be put, by what it is. */
async function placesOn(position: Position, cards: BoardCards): Promise<Record<CardListItem['type'], Place[]>> {
  const t = await getTranslations('lab.places');
  const numbers = position.missions.map((_, index) => index + 1);
  const each = (what: 'field' | 'hidden') =>
    SIDES.flatMap((player) =>
      numbers.map((number) => ({ value: `${what}:${player}:${number}`, label: t(what, { player, number }) })),
    );
  const zones = (['hand', 'deck', 'discard'] as const).flatMap((zone) =>
    SIDES.map((player) => ({ value: `${zone}:${player}`, label: t(zone, { player }) })),
  );
  const on = (what: 'on' | 'under') =>
    charactersOf(position).map(({ id }) => ({ value: `${what}:${id}`, label: t(what, { card: nameOf(cards, id) }) }));
  return {
    character: [...each('field'), ...each('hidden'), ...zones, ...on('under')],
    attachment: [
      ...on('on'),
      ...numbers.map((number) => ({ value: `on:@${number}`, label: t('onMission', { number }) })),
      ...each('hidden'),
      ...zones,
    ],
    mission: [
      ...(numbers.length < 4 ? [{ value: '', label: t('newMission') }] : []),
      ...numbers.map((number) => ({ value: String(number), label: t('mission', { number }) })),
    ],
  };
}
