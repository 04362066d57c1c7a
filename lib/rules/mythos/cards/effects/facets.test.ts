import { describe, expect, it } from 'vitest';
import { readSetFile } from '@/lib/testing/set-files';
import { facetLabel, FACET_ORDER } from '../../text/facets';
import type { AttachCondition } from '../schema';
import type { Effect } from './effect';
import { reachOf } from './reach';
import type { Step } from './step';
import { EFFECT_FACETS, type EffectFacet } from './facet-values';
import { effectFacets } from './facets';

const cards = [readSetFile('ks'), readSetFile('ss')].flatMap((set) => set.cards);
const facetsOf = (code: string) => effectFacets(cards.find((card) => card.code === code)!);

describe('what a card does', () => {
  it.each<[string, EffectFacet, string]>([
    ['KS-133', 'does', 'hide-enemy'],
    ['KS-133', 'does', 'defeat-enemy'], // its UPGRADE defeats those whom MAIN hides
    ['KS-105', 'does', 'move-enemy'],
    ['KS-060', 'does', 'move-friendly'], // any character: also one's own
    ['KS-053', 'does', 'play-discard'],
    ['KS-004', 'does', 'recover'],
    ['KS-027', 'does', 'bounce'],
    ['KS-032', 'does', 'draw'], // each player, so you too
    ['KS-140', 'does', 'discard-opponent'],
    ['KS-078', 'does', 'reveal'],
    ['KS-048', 'does', 'protect'],
    ['KS-111', 'does', 'forbid'],
    ['KS-128', 'does', 'weaken'],
    ['KS-125', 'does', 'dearer'],
    ['SS-132', 'does', 'play'],
    ['SS-M06', 'does', 'powerup'], // in an effect it gives to others
    ['KS-014', 'affects', 'opponent-hand'],
    ['KS-020', 'affects', 'enemy'],
    ['KS-001', 'affects', 'friendly'],
    ['SS-084', 'affects', 'enemy'], // its host is one
    ['SS-081', 'affects', 'deck'],
    ['SS-137', 'affects', 'enemy'], // the opponent's own characters are your enemies
    ['KS-074', 'cares', 'hidden'],
    ['KS-030', 'cares', 'tokens'],
    ['KS-079', 'cares', 'edge'],
    ['KS-101', 'cares', 'Tsunade'],
    ['KS-007', 'cares', 'Summon'],
    ['SS-054', 'cares', 'Sasuke Uchiha'], // named by DUEL
    ['SS-058', 'cares', 'Uchiha'],
    ['KS-040', 'cares', 'standing'],
    ['KS-022', 'cares', 'last-turn'],
    ['KS-022', 'timing', 'ambush'],
    ['SS-130', 'timing', 'duel'],
    ['SS-021', 'timing', 'firststrike'],
  ])('%s: %s %s', (code, facet, value) => expect(facetsOf(code)[facet]).toContain(value));

  it.each<[string, EffectFacet, string]>([
    ['KS-009', 'timing', 'main'], // no text
    ['KS-072', 'does', 'draw'], // the opponent draws
    ['KS-108', 'does', 'hide-friendly'],
    ['SS-084', 'affects', 'friendly'],
    ['SS-054', 'timing', 'main'], // DUEL stands in its place
    ['KS-145', 'does', 'bounce'],
  ])('%s: not %s %s', (code, facet, value) => expect(facetsOf(code)[facet]).not.toContain(value));

  it('is told from the data and never from the text', () => {
    const effect: Effect = { kind: 'instant', timing: 'score', steps: [{ do: 'hide', what: { side: 'enemy' } }] };
    expect(effectFacets({ effects: [effect] })).toEqual({
      timing: ['score'],
      does: ['hide-enemy'],
      affects: ['enemy'],
      cares: [],
    });
  });

  it.each(EFFECT_FACETS.filter((facet) => facet !== 'cares'))('every %s that lists offer is some card’s', (facet) => {
    const held = new Set(cards.flatMap((card) => effectFacets(card)[facet]));
    const without = ['opponent-discard'];
    expect(FACET_ORDER[facet].filter((value) => !held.has(value) && !without.includes(value))).toEqual([]);
  });

  it('has words for all of it in every language', () => {
    for (const facet of EFFECT_FACETS)
      for (const value of FACET_ORDER[facet])
        for (const locale of ['en', 'pl', 'uk', 'fr'] as const)
          expect(facetLabel(facet, value, locale)).not.toBe(value.match(/^[a-z]/) ? value : '');
  });

  it.each<[EffectFacet, string, string]>([
    ['timing', 'some-day', 'some-day'],
    ['does', 'sing', 'sing'],
    ['affects', 'toString', 'toString'],
    ['cares', 'Leaf Village', 'Wioska Liścia'],
    ['cares', 'Naruto Uzumaki', 'Naruto Uzumaki'],
  ])('of %s, %s is called %s in Polish', (facet, value, label) => {
    expect(facetLabel(facet, value, 'pl')).toBe(label);
  });

  it.each<[string, Partial<Step>, string[]]>([
    ['tokens are taken from', { do: 'removeTokens', amount: 1, from: { side: 'enemy' } }, ['enemy']],
    ['tokens are moved from', { do: 'moveTokens', amount: 1, from: { side: 'friendly' }, to: 'self' }, ['friendly']],
    ['is done for each of', { do: 'forEach', of: { from: 'missions' }, member: 'each', steps: [] }, ['mission']],
    ['is copied of', { do: 'copy', of: { side: 'enemy' } }, ['enemy']],
    ['is looked at', { do: 'look', at: { from: 'hand', whose: 'opponent' } }, ['opponent-hand']],
    ['is hidden', { do: 'hide', what: [{ side: 'enemy' }, { side: 'friendly' }] }, ['enemy', 'friendly']],
  ])('a name stands for what %s', (_, step, reach) => {
    const effect = { kind: 'instant', timing: 'main', steps: [{ ...step, as: 'those' }] } as Effect;
    expect(reachOf('those', { effects: [effect] })).toEqual(reach);
  });

  it('the opponent’s own cards are those of the other side, and what has no side stays', () => {
    const groups = [{ side: 'friendly' }, { side: 'enemy' }, { from: 'hand' }, { from: 'attachments' }] as const;
    const reach = groups.map((group) => reachOf({ ...group }, { effects: [] }, true));
    expect(reach).toEqual([['enemy'], ['friendly'], ['opponent-hand'], ['attachment']]);
  });

  it.each<[string, AttachCondition | undefined, string[]]>([
    ['a character of yours', { to: 'character', side: 'friendly', faceUp: true }, ['friendly']],
    ['any character', { to: 'character', side: 'any', faceUp: true }, ['friendly', 'enemy']],
    ['a mission', { to: 'mission' }, []],
    ['nothing', undefined, []],
  ])('the host of what is attached to %s', (_, attach, reach) => {
    expect(reachOf('host', { effects: [], attach })).toEqual(reach);
  });
});
