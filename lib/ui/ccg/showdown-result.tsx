import { getTranslations } from 'next-intl/server';
import type { PowerPart } from '@/lib/rules/ccg/showdown/power';
import type { ShowdownResult } from '@/lib/rules/ccg/showdown/showdown';
import { RuleLink, type RuleNumbers } from './rule-link';

interface ShowdownResultProps {
  result: ShowdownResult<string>;
  numbers: RuleNumbers;
}

/** What a showdown comes to: the outcome first, then who is hurt, then each team's power number by number. */
export async function ShowdownOutcome({ result, numbers }: ShowdownResultProps) {
  const t = await getTranslations('ccg.showdown');
  const { outcome, winner, difference, rewards, rule, damage, attack, block } = result;
  return (
    <div className="space-y-3">
      <p className="text-lg font-semibold">
        {t(`outcome.${outcome}`, { winner: winner ?? 'block', difference, rewards })}{' '}
        <RuleLink rule={rule} numbers={numbers} />
      </p>
      {damage.length > 0 ? (
        <ul className="list-disc space-y-1 pl-6">
          {damage.map(({ of, amount, condition, rules: [, end] }) => (
            <li key={of}>
              {t('damage', { id: of, amount, condition })} <RuleLink rule={end} numbers={numbers} />
            </li>
          ))}
        </ul>
      ) : (
        <p>{t('noDamage')}</p>
      )}
      <ul className="space-y-1 text-soft">
        <li>
          {t('attackPower', { total: attack.total })} <PowerParts parts={attack.parts} />
        </li>
        {block && (
          <li>
            {t('blockPower', { total: block.total })} <PowerParts parts={block.parts} />
          </li>
        )}
      </ul>
    </div>
  );
}

async function PowerParts({ parts }: { parts: readonly PowerPart<string>[] }) {
  const t = await getTranslations('ccg.showdown');
  if (parts.length === 0) return null;
  return (
    <span>
      (
      {parts.map(({ of, value, injured, amount }, place) => (
        <span key={`${of}-${value}`}>
          {place > 0 && ' + '}
          {t('part', { id: of, value, injured: injured ? 'yes' : 'no' })} {amount}
        </span>
      ))}
      )
    </span>
  );
}
