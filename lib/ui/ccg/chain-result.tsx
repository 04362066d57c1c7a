import { getTranslations } from 'next-intl/server';
import type { ChainStep } from '@/lib/rules/ccg/chain/chain';
import { RuleLink, type RuleNumbers } from './rule-link';

interface ChainResultProps {
  steps: readonly ChainStep<'attacker' | 'blocker'>[];
  numbers: RuleNumbers;
}

/** A chain as it resolves, the jutsu played last first; for one that does not, what it lost and to which. */
export async function ChainResult({ steps, numbers }: ChainResultProps) {
  const t = await getTranslations('ccg.chain');
  return (
    <ol className="list-decimal space-y-2 pl-6">
      {steps.map(({ link, player, resolves, because, rule }) => (
        <li key={link}>
          <p>
            <span className={resolves ? 'text-good' : 'text-bad'} aria-hidden="true">
              {resolves ? '✓' : '✕'}{' '}
            </span>
            {t(resolves ? 'resolves' : 'fails', { number: link + 1, player })}{' '}
            <RuleLink rule={rule} numbers={numbers} />
          </p>
          {because.map(({ need, links }) =>
            links.map((other) => (
              <p key={`${need}-${other}`} className="text-soft">
                {t('because', { number: other + 1, need: t(`need.${need}`) })}
              </p>
            )),
          )}
        </li>
      ))}
    </ol>
  );
}
