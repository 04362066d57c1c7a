import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import type { CcgCard } from '@/lib/rules/ccg/cards/schema';
import { FORMATS } from '@/lib/rules/ccg/deck/format';
import type { RuleRef } from '@/lib/rules/ccg/rules';
import { glossary } from '@/lib/rulings/glossary';
import { rulePath, termPath } from '@/lib/rulings/rulebook/address';
import { citedParagraphs } from '@/lib/rulings/rulebook/cited';
import { plainText } from '@/lib/rulings/markup';
import { Section } from '@/lib/ui/page/page';

/** Words of the glossary that stand on a card, by what it is and has. */
function termsOn(card: CcgCard): string[] {
  const common = ['symbol', ...(card.kind === 'jutsu' ? ['chakra', 'chain'] : ['entrance-cost', 'hand-cost'])];
  switch (card.kind) {
    case 'ninja':
      return [
        'ninja',
        ...common,
        'combat',
        'support',
        'injured',
        ...(card.mentalPower === undefined ? [] : ['mental-power']),
        ...(card.effects.some(({ valid }) => valid) ? ['valid'] : []),
      ];
    case 'mission':
      return [card.permanent ? 'permanent-mission' : 'mission', ...common];
    case 'jutsu':
      return ['jutsu', 'user', ...common];
    case 'client':
      return ['client', ...common];
  }
}

/** The rules under which a card is played. */
function rulesOn(card: CcgCard): RuleRef[] {
  switch (card.kind) {
    case 'ninja':
      return ['ninja.one', 'ninja.namesake', 'cost.entrance', 'cost.hand', 'injured.values'];
    case 'mission':
      return ['mission.one', ...(card.target ? ['mission.target' as const] : []), card.permanent ? 'mission.permanent' : 'mission.after']; // prettier-ignore
    case 'jutsu':
      return ['jutsu.user', ...(card.requirement ? ['jutsu.requirement' as const] : []), ...(card.target ? ['jutsu.target' as const] : []), 'jutsu.cost', 'chain.reverse']; // prettier-ignore
    case 'client':
      return ['client.one', 'client.inPlay', 'cost.entrance'];
  }
}

/** How often a card may be in a deck, the paragraphs it is played by, and what the words on it mean. */
export async function CcgRules({ card, locale }: { card: CcgCard; locale: Locale }) {
  const [t, terms, numbers] = await Promise.all([
    getTranslations('ccg.card'),
    glossary('ccg', locale),
    citedParagraphs('ccg'),
  ]);
  const [format] = FORMATS;
  const { copies, atMost, max } = format.parts.main;
  const limits: { text: string; rule: RuleRef }[] = [
    { text: t('copies', { count: copies }), rule: 'deck.names' },
    ...(card.kind === 'ninja' ? [{ text: t('ninja', { count: atMost.ninja, size: max }), rule: 'deck.ninja' as const }] : []),
  ]; // prettier-ignore
  const asked = termsOn(card);
  const known = asked.flatMap((slug) => terms.find((term) => term.slug === slug) ?? []);
  const paragraph = (rule: RuleRef) => {
    const number = numbers.get(rule);
    return number === undefined ? undefined : (
      <a key={rule} className="chip" href={`/${locale}${rulePath(number, 'ccg')}`}>
        {t('paragraph', { number })}
      </a>
    );
  };
  return (
    <>
      <Section title={t('inDeck')}>
        <ul className="mention-list">
          {limits.map(({ text, rule }) => (
            <li key={rule}>
              {text} {paragraph(rule)}
            </li>
          ))}
        </ul>
      </Section>
      <Section title={t('rules')}>
        <p className="flex flex-wrap gap-2">{rulesOn(card).map(paragraph)}</p>
      </Section>
      <Section title={t('terms')}>
        <dl className="facts">
          {known.map(({ slug, name, definition, locale: written }) => (
            <div key={slug} className="contents" lang={written === locale ? undefined : written}>
              <dt>
                <a className="link" href={`/${locale}${termPath(slug, 'ccg')}`}>
                  {name}
                </a>
              </dt>
              <dd>{plainText(definition)}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </>
  );
}
