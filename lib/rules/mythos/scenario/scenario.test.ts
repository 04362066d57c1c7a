import { describe, expect, it } from 'vitest';
import { readSetFile } from '../testing/set-files';
import { libraryFor } from './board';
import { runScenario } from './run';
import { unprovenEffects } from './testing/coverage';
import { readCases } from './testing/files';

const definitions = ['ks', 'ss'].flatMap((set) => readSetFile(set).cards);
const library = libraryFor(definitions, {});
const cases = readCases();

/** Effects no scenario would miss. This list only ever gets shorter. */
const UNPROVEN = new Set(
  `SS-002:1 SS-005:1 SS-005:2 SS-007:1 SS-008:1 SS-009:1 SS-011:1 SS-015:1 SS-026:1 SS-027:1 SS-028:1 SS-029:1
   SS-030:1 SS-032:1 SS-033:1 SS-037:1 SS-038:1 SS-044:1 SS-045:1 SS-046:1 SS-052:1 SS-054:1 SS-055:1 SS-055:2
   SS-056:1 SS-057:1 SS-057:2 SS-058:1 SS-060:1 SS-061:1 SS-065:1 SS-065:2 SS-066:1 SS-067:1 SS-069:1 SS-070:1
   SS-072:1 SS-073:1 SS-075:1 SS-076:1 SS-077:1 SS-077:2 SS-079:1 SS-082:1 SS-084:1 SS-084:2 SS-085:1 SS-086:1
   SS-087:1 SS-088:1 SS-089:1 SS-095:1 SS-096:1 SS-097:1 SS-098:1 SS-100:1 SS-101:1 SS-102:1 SS-103:1 SS-104:1
   SS-105:1 SS-106:1 SS-107:1 SS-108:1 SS-109:1 SS-109:2 SS-110:1 SS-115:1 SS-115:2 SS-116:1 SS-118:1 SS-118:2
   SS-120:1 SS-121:1 SS-121:2 SS-122:1 SS-123:1 SS-123:2 SS-124:1 SS-125:1 SS-128:1 SS-129:2 SS-130:1 SS-130:2
   SS-132:1 SS-133:1 SS-134:1 SS-134:2 SS-136:1 SS-137:2 SS-139:1 SS-140:2 SS-145:2 SS-148:1 SS-M02:1 SS-M06:1
   SS-M08:1 SS-M09:1 SS-M10:1`.split(/\s+/),
);

describe('scenario cases', () => {
  it.each(cases)('$name', ({ json }) => {
    const { failures, error } = runScenario(definitions, json, library);
    expect({ failures, error }).toEqual({ failures: [], error: undefined });
  });

  it('prove every effect of every card: one fails when the effect is taken out of the data', () => {
    const unproven = unprovenEffects(
      definitions,
      cases.map(({ json }) => json),
    );
    expect(unproven.filter((effect) => !UNPROVEN.has(effect))).toEqual([]);
  }, 60_000);
});
