import { afterAll } from 'vitest';
import { dropTestDatabases } from './testing';

afterAll(dropTestDatabases);
