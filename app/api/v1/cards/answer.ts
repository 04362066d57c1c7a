import { z } from 'zod';
import { cardSchema as ccgCardSchema } from '@/lib/rules/ccg/cards/schema';
import { cardSchema } from '@/lib/rules/mythos/cards/schema';

// A card as the API gives it.

/** Documented no deeper: what an effect may be made of is a language of its own, told in prisma/data/README.md. */
const effects = z.array(z.looseObject({ kind: z.string(), timing: z.string().optional() })).meta({
  description: 'What it does, line by line as printed, as data.',
});
const own = {
  effects,
  doubts: z
    .array(z.looseObject({ about: z.string() }))
    .optional()
    .meta({ description: 'Where the sources of the data disagree, with the reading that is not the card’s.' }),
  errata: z
    .array(z.looseObject({ on: z.iso.date(), was: z.looseObject({}) }))
    .optional()
    .meta({
      description: 'Corrections the publisher announced: from that day on the card is as it is here; it was so.',
    }),
  text: z.array(z.string()).meta({ description: 'What it does in words, in the language asked for.' }),
};
const [character, attachment, mission] = cardSchema.options;
const CHARACTER = character.extend(own);
const ATTACHMENT = attachment.extend(own);
const MISSION = mission.extend(own);

export const cardAnswer = z.discriminatedUnion('type', [CHARACTER, ATTACHMENT, MISSION]).meta({ id: 'Card' });

const lines = {
  lines: z.array(z.string()).meta({ description: 'What it says, in the language asked for.' }),
};
const [ninja, ccgMission, jutsu, client] = ccgCardSchema.options;
const NINJA = ninja.extend(lines);
const CCG_MISSION = ccgMission.extend(lines);
const JUTSU = jutsu.extend(lines);
const CLIENT = client.extend(lines);

/** A card of the older game. */
export const ccgCardAnswer = z.discriminatedUnion('kind', [NINJA, CCG_MISSION, JUTSU, CLIENT]).meta({ id: 'CcgCard' });

const aboutCcg = {
  set: z.strictObject({ code: z.string(), name: z.string() }),
  withdrawn: z.boolean(),
  namesakes: z.array(z.string()).meta({ description: 'Codes of the other cards of the same name.' }),
};
export const ccgCardPageAnswer = z
  .discriminatedUnion('kind', [
    NINJA.extend(aboutCcg),
    CCG_MISSION.extend(aboutCcg),
    JUTSU.extend(aboutCcg),
    CLIENT.extend(aboutCcg),
  ])
  .meta({ id: 'CcgCardWithSet' });

const about = {
  set: z.strictObject({
    code: z.string(),
    name: z.string(),
    releasedOn: z.iso.date().nullable().meta({ description: 'First day it may be played; null: out already.' }),
  }),
  withdrawn: z.boolean().meta({ description: 'Taken out of the catalogue; decks may still hold it.' }),
  otherVersions: z.array(z.string()).meta({ description: 'Codes of the other cards of the same English name.' }),
  upgradesFrom: z.array(z.string()).meta({ description: 'Codes of characters it can be played on as an upgrade.' }),
  upgradesTo: z.array(z.string()).meta({ description: 'Codes of characters that can be played on it as an upgrade.' }),
};

export const cardPageAnswer = z
  .discriminatedUnion('type', [CHARACTER.extend(about), ATTACHMENT.extend(about), MISSION.extend(about)])
  .meta({ id: 'CardWithSet' });
