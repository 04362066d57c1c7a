/** Outside accounts that can open one here, each when its two environment variables are set: `DISCORD_CLIENT_ID`, `DISCORD_CLIENT_SECRET`. */
export const PROVIDERS = ['discord', 'github', 'google'] as const;
export type ProviderId = (typeof PROVIDERS)[number];

export const PROVIDER_NAMES: Record<ProviderId, string> = { discord: 'Discord', github: 'GitHub', google: 'Google' };

/** Where each asks people to sign in: a form that leads there must be allowed to. */
const SIGN_IN_ORIGINS: Record<ProviderId, string> = {
  discord: 'https://discord.com',
  github: 'https://github.com',
  google: 'https://accounts.google.com',
};

export interface ProviderKeys {
  clientId: string;
  clientSecret: string;
}

export function providerKeys(provider: ProviderId): ProviderKeys | null {
  const prefix = provider.toUpperCase();
  const clientId = process.env[`${prefix}_CLIENT_ID`];
  const clientSecret = process.env[`${prefix}_CLIENT_SECRET`];
  return clientId && clientSecret ? { clientId, clientSecret } : null;
}

export function configuredProviders(): ProviderId[] {
  return PROVIDERS.filter((provider) => providerKeys(provider) !== null);
}

export function isProvider(value: unknown): value is ProviderId {
  return PROVIDERS.some((provider) => provider === value);
}

export function providerOrigins(): string[] {
  return configuredProviders().map((provider) => SIGN_IN_ORIGINS[provider]);
}
