import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { charactersOf, type Position } from '@/lib/rules/mythos/scenario/playthrough/position';
import { SIDES } from '@/lib/rules/mythos/scenario/schema';
import { type BoardCards, nameOf } from '@/lib/ui/board/board-cards';
import { Button } from '@/lib/ui/controls/button';
import { SelectField, TextField } from '@/lib/ui/controls/field';
import { Notice } from '@/lib/ui/controls/notice';
import { Section } from '@/lib/ui/page/page';
import type { Opened } from './asked';
import { FindCard } from './find-card';

interface SetUpProps {
  opened: Extract<Opened, { kind: 'open' }>;
  code: string;
  cards: BoardCards;
  /** What a card is searched by. */
  find: string;
  /** What was wrong with the last change. */
  wrong: string;
  locale: Locale;
}

/** Changes of the board before anything is done on it: plain forms, each leads to the board changed. */
export async function SetUp({ opened, code, cards, find, wrong, locale }: SetUpProps) {
  const t = await getTranslations('lab');
  const position = opened.play.frames.at(-1)?.position;
  if (!position) return null;
  return (
    <Section title={t('setUp')} id="set-up">
      <p>{t('setUpText')}</p>
      {wrong !== '' && (
        <div className="mt-3">
          <Notice tone="bad" title={t('refused')} role="alert">
            <p lang="en">{wrong}</p>
          </Notice>
        </div>
      )}
      <FindCard position={position} code={code} cards={cards} find={find} locale={locale} />
      <Entries position={position} code={code} cards={cards} locale={locale} />
      <TableForms position={position} code={code} locale={locale} />
    </Section>
  );
}

interface PartProps {
  position: Position;
  code: string;
  locale: Locale;
}

/** Every card of the board, with what may be done to it. */
async function Entries({ position, code, cards, locale }: PartProps & { cards: BoardCards }) {
  const t = await getTranslations('lab');
  const inPlay = charactersOf(position);
  const others = [
    ...position.missions,
    ...position.missions.flatMap(({ attachments }) => attachments),
    ...inPlay.flatMap(({ attachments, under }) => [...attachments, ...under]),
    ...SIDES.flatMap((side) => [...position.players[side].hand, ...position.players[side].discard]),
  ];
  const change = (fields: Record<string, string>) => `/${locale}/lab?${new URLSearchParams({ s: code, ...fields })}`;
  const take = (id: string) => (
    <a className="button button-small" href={change({ change: 'take', id })} data-stay="">
      {t('take')}
    </a>
  );
  return (
    <details className="panel mt-4">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">{t('cards')}</summary>
      <ul className="mt-2 flex flex-col gap-2">
        {inPlay.map(({ id, tokens }) => (
          <li key={id} className="flex flex-wrap items-center gap-2">
            <span className="min-w-40 flex-1">{nameOf(cards, id)}</span>
            <a className="button button-small" href={change({ change: 'turn', id })} data-stay="">
              {t('turnOver')}
            </a>
            <a
              className="button button-small"
              href={change({ change: 'tokens', id, amount: String(tokens + 1) })}
              data-stay=""
            >
              {t('more')}
            </a>
            {tokens > 0 && (
              <a
                className="button button-small"
                href={change({ change: 'tokens', id, amount: String(tokens - 1) })}
                data-stay=""
              >
                {t('fewer')}
              </a>
            )}
            {take(id)}
          </li>
        ))}
        {others.map(({ id }) => (
          <li key={id} className="flex flex-wrap items-center gap-2">
            <span className="min-w-40 flex-1">{nameOf(cards, id)}</span>
            {take(id)}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Round, Edge, turn and phase; chakra and points of each player. */
async function TableForms({ position, code, locale }: PartProps) {
  const [t, board] = await Promise.all([getTranslations('lab'), getTranslations('board')]);
  const phases = (['setup', 'start', 'action', 'scoring', 'end'] as const).map((phase) => [
    phase,
    board(`phase.${phase}`),
  ]);
  const players = SIDES.map((side) => [side, board('player', { player: side })]);
  const rounds = ['1', '2', '3', '4'].map((round) => [round, round]);
  const select = (name: string, label: string, value: string, options: string[][]) => (
    <SelectField id={`table-${name}`} name={name} label={label} defaultValue={value}>
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </SelectField>
  );
  const form = (kind: string) => (
    <>
      <input type="hidden" name="s" value={code} />
      <input type="hidden" name="change" value={kind} />
    </>
  );
  return (
    <details className="panel mt-3">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">{t('table')}</summary>
      <form method="get" action={`/${locale}/lab`} className="mt-2 flex flex-wrap items-end gap-3">
        {form('table')}
        {select('round', t('round'), String(position.round), rounds)}
        {select('edge', t('edge'), position.edge, players)}
        {select('turn', t('turn'), position.turn, players)}
        {select('phase', t('phase'), position.phase, phases)}
        <Button type="submit">{t('set')}</Button>
      </form>
      {SIDES.map((side) => (
        <form key={side} method="get" action={`/${locale}/lab`} className="mt-4 flex flex-wrap items-end gap-3">
          {form('player')}
          <input type="hidden" name="player" value={side} />
          {(['chakra', 'points'] as const).map((what) => (
            <TextField
              key={what}
              id={`${what}-${side}`}
              name={what}
              label={t(what, { player: side })}
              type="number"
              min={0}
              max={99}
              defaultValue={position.players[side][what]}
            />
          ))}
          <Button type="submit">{t('set')}</Button>
        </form>
      ))}
    </details>
  );
}
