import { getTranslations } from 'next-intl/server';
import type { CardPage } from '@/lib/catalogue/card';
import type { CardListItem } from '@/lib/catalogue/list-item';
import type { Locale } from '@/lib/i18n/locales';
import { CardFace } from '@/lib/ui/card/face/face';
import type { FaceWords } from '@/lib/ui/card/face/face-card';
import { CardLine } from '@/lib/ui/card/list/line';
import { Section } from '@/lib/ui/page/page';
import { cardAddress } from '../addresses';

interface RelativesProps {
  card: CardPage;
  words: FaceWords;
  locale: Locale;
}

/** Which characters this one can be played on and which can be played on it, with what is then to pay (D9). */
export async function CardUpgrades({ card, words, locale }: RelativesProps) {
  if (card.definition.type !== 'character') return null;
  const t = await getTranslations('cards.card');
  const own = card.definition.chakra;
  const list = (title: string, others: readonly CardListItem[]) =>
    others.length > 0 && (
      <div>
        <h3>{title}</h3>
        <ul className="line-list">
          {others.map((other) => (
            <li key={other.code}>
              <a className="line-link" href={cardAddress(locale, other.code)}>
                <CardLine card={other} words={words} />
                <span className="line-note">{t('pay', { chakra: Math.abs((other.chakra ?? 0) - own) })}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    );
  const any = card.upgradesFrom.length + card.upgradesTo.length > 0;
  return (
    <Section title={t('upgrades')}>
      <p className="mb-3 text-soft">{any ? t('upgradesText') : t('upgradeNone', { name: card.name.text })}</p>
      {any && (
        <div className="upgrades">
          {list(t('from'), card.upgradesFrom)}
          {list(t('to'), card.upgradesTo)}
        </div>
      )}
    </Section>
  );
}

/** All other cards of the same name (D31). */
export async function CardVersions({ card, words, locale }: RelativesProps) {
  if (card.otherVersions.length === 0) return null;
  const t = await getTranslations('cards.card');
  const title = card.definition.type === 'character' ? 'versions' : 'namesakes';
  return (
    <Section title={t(title, { name: card.name.text })}>
      <ul className="card-grid">
        {card.otherVersions.map((other) => (
          <li key={other.code}>
            <CardFace card={other} locale={locale} words={words} href={cardAddress(locale, other.code)} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
