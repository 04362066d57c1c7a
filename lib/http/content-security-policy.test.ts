import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, imageOrigin } from './content-security-policy';

const policy = (change: Partial<Parameters<typeof contentSecurityPolicy>[0]> = {}) =>
  Object.fromEntries(
    contentSecurityPolicy({ nonce: 'n0nce', development: false, https: false, ...change })
      .split('; ')
      .map((directive) => {
        const [name, ...values] = directive.split(' ');
        return [name, values];
      }),
  );

describe('contentSecurityPolicy', () => {
  it('runs no script without the nonce', () => {
    expect(policy()['script-src']).toEqual(["'self'", "'nonce-n0nce'", "'strict-dynamic'"]);
  });

  it.each([
    ['object-src', ["'none'"]],
    ['base-uri', ["'none'"]],
    ['frame-ancestors', ["'none'"]],
    ['form-action', ["'self'"]],
    ['connect-src', ["'self'"]],
    ['style-src-elem', ["'self'", "'nonce-n0nce'"]],
    ['img-src', ["'self'", 'data:']],
  ])('%s is %j', (name, expected) => expect(policy()[name]).toEqual(expected));

  it('lets card pictures and outside logins through when they are set', () => {
    const open = policy({ imageOrigin: 'https://pictures.test', formOrigins: ['https://discord.com'] });
    expect(open['img-src']).toContain('https://pictures.test');
    expect(open['form-action']).toEqual(["'self'", 'https://discord.com']);
  });

  it('asks for https only where the site has it', () => {
    expect(policy()).not.toHaveProperty('upgrade-insecure-requests');
    expect(policy({ https: true })).toHaveProperty('upgrade-insecure-requests');
  });

  it('evaluates code in development only', () => {
    expect(policy({ development: true })['script-src']).toContain("'unsafe-eval'");
    expect(JSON.stringify(policy())).not.toContain('unsafe-eval');
  });
});

describe('imageOrigin', () => {
  it.each([
    ['https://pictures.test/cards/{printing}.webp', 'https://pictures.test'],
    ['/cards/{printing}.webp', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%s', (template, expected) => expect(imageOrigin(template)).toBe(expected));

  it('stops at a broken setting', () => expect(() => imageOrigin('pictures')).toThrow(/CARD_IMAGE_URL/));
});
