import { z } from 'zod';
import { emailSchema } from '../fields/fields';
import { PROVIDERS, type ProviderId } from './providers';

/** Who came back from a provider, as far as we care. */
export interface OutsideLogin {
  provider: ProviderId;
  /** The provider's own number for the person: names and addresses change. */
  externalId: string;
  name: string;
  /** Null when the provider gives none, or has not verified it. */
  verifiedEmail: string | null;
}

export const outsideLoginSchema = z.object({
  provider: z.enum(PROVIDERS),
  externalId: z.string().min(1).max(255),
  name: z.string().max(255),
  verifiedEmail: emailSchema.nullable(),
}) satisfies z.ZodType<OutsideLogin>;

const id = z.union([z.string().min(1), z.int().transform(String)]);
const text = z.string().nullish();

/** What each provider says, and which of it counts as a verified address. */
const profiles: Record<ProviderId, z.ZodType<Omit<OutsideLogin, 'provider'>>> = {
  discord: z
    .object({ id, username: text, global_name: text, email: text, verified: z.boolean().nullish() })
    .transform((profile) => ({
      externalId: profile.id,
      name: profile.username ?? profile.global_name ?? '',
      verifiedEmail: profile.verified ? (profile.email ?? null) : null,
    })),
  // `verified_email` is ours: GitHub's profile may show an address it does not vouch for (see next-auth.ts).
  github: z.object({ id, login: text, name: text, verified_email: text }).transform((profile) => ({
    externalId: profile.id,
    name: profile.login ?? profile.name ?? '',
    verifiedEmail: profile.verified_email ?? null,
  })),
  google: z
    .object({ sub: id, name: text, email: text, email_verified: z.boolean().nullish() })
    .transform((profile) => ({
      externalId: profile.sub,
      name: profile.name ?? '',
      verifiedEmail: profile.email_verified ? (profile.email ?? null) : null,
    })),
};

/** Reads a provider's profile. Null when it lacks what it must have. An address we could not write to does not count. */
export function readProfile(provider: ProviderId, profile: unknown): OutsideLogin | null {
  const parsed = profiles[provider].safeParse(profile);
  if (!parsed.success) return null;
  const email = emailSchema.safeParse(parsed.data.verifiedEmail);
  const login = { ...parsed.data, provider, name: parsed.data.name.slice(0, 255) };
  return { ...login, verifiedEmail: email.success ? email.data : null };
}

const emailsSchema = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }));

/** GitHub's list of a person's addresses: the primary one, if GitHub has verified it. */
export function verifiedGitHubEmail(emails: unknown): string | null {
  const parsed = emailsSchema.safeParse(emails);
  return parsed.data?.find((entry) => entry.primary && entry.verified)?.email ?? null;
}
