import { getTranslations } from 'next-intl/server';
import { type ChainLink, resolveChain } from '@/lib/rules/ccg/chain/chain';
import { CHAIN_EXAMPLES } from '@/lib/rules/ccg/chain/examples';
import { SHOWDOWN_EXAMPLES } from '@/lib/rules/ccg/showdown/examples';
import { type Fight, showdown } from '@/lib/rules/ccg/showdown/showdown';
import { ChainResult } from './chain-result';
import type { RuleNumbers } from './rule-link';
import { ShowdownOutcome } from './showdown-result';

type Player = 'attacker' | 'blocker';
const FIGHTS: Readonly<Record<string, Fight<string>>> = SHOWDOWN_EXAMPLES;
const CHAINS: Readonly<Record<string, readonly ChainLink<Player>[]>> = CHAIN_EXAMPLES;

interface WorkedExampleProps {
  example: keyof typeof SHOWDOWN_EXAMPLES | keyof typeof CHAIN_EXAMPLES;
  numbers: RuleNumbers;
}

/** A worked example of the older game's rulebook: nothing of its result is written down, the rules compute it here. */
export async function WorkedExample({ example, numbers }: WorkedExampleProps) {
  const t = await getTranslations('ccg');
  const [fight, chain] = [FIGHTS[example], CHAINS[example]];
  return (
    <figure className="figure">
      <figcaption>{t('example')}</figcaption>
      {fight && <ShowdownOutcome result={showdown(fight)} numbers={numbers} />}
      {chain && (
        <>
          <ol className="mb-3 list-inside list-decimal text-soft">
            {chain.map(({ player, removes = [] }, place) => (
              <li key={place}>
                {t(`chain.${player}`)}
                {removes.map(({ link, need }) => (
                  <span key={link}>
                    {' · '}
                    {t('chain.takes')} {t(`chain.need.${need}`)} ({t('chain.link', { number: link + 1 })})
                  </span>
                ))}
              </li>
            ))}
          </ol>
          <ChainResult steps={resolveChain(chain)} numbers={numbers} />
        </>
      )}
    </figure>
  );
}
