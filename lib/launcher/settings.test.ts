import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROJECT, readSettings } from './settings';

describe('settings', () => {
  it('need nothing', () => {
    expect(readSettings({ NODE_ENV: 'test' })).toEqual({
      port: 3000,
      host: undefined,
      url: 'http://localhost:3000',
      databaseUrl: undefined,
      dataDir: path.join(PROJECT, '.data'),
    });
  });

  it.each([
    [{ PORT: '8080' }, { port: 8080, url: 'http://localhost:8080' }],
    [{ PORT: '' }, { port: 3000 }],
    [{ DATABASE_URL: '' }, { databaseUrl: undefined }],
    [{ NEXTAUTH_URL: 'https://kage.example/' }, { url: 'https://kage.example' }],
    [{ KAGE_DATA_DIR: '/srv/kage' }, { dataDir: '/srv/kage' }],
    [{ HOST: '127.0.0.1' }, { host: '127.0.0.1' }],
  ])('are read from %j', (env, settings) => {
    expect(readSettings({ NODE_ENV: 'test', ...env })).toMatchObject(settings);
  });

  it.each([
    [{ PORT: 'http' }, 'PORT is http'],
    [{ PORT: '70000' }, 'PORT is 70000'],
    [{ PORT: '-1' }, 'PORT is -1'],
    [{ PORT: '80.5' }, 'PORT is 80.5'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must begin with postgresql://'],
  ])('say what is wrong with %j', (env, message) => {
    expect(() => readSettings({ NODE_ENV: 'test', ...env })).toThrow(message);
  });
});
