import { describe, expect, it } from 'vitest';
import { TestClock } from '@/lib/decks/edit/testing/clock';
import { counted, type CountChange } from '../lists';
import { Counting } from './counting';
import type { CountingPorts, KeptBatch, SendAnswer } from './ports';

/** A server that counts as the real one does: sums, limits, and no batch twice. */
class Server {
  readonly counts = new Map<string, number>();
  readonly batches: KeptBatch[] = [];
  readonly #seen = new Set<string>();
  /** What to do with the next requests instead of answering. */
  faults: ('no connection' | 'lost answer' | SendAnswer)[] = [];

  async send(batch: KeptBatch): Promise<SendAnswer> {
    this.batches.push(batch);
    const fault = this.faults.shift();
    if (fault === 'no connection') return { kind: 'unreachable' };
    if (fault && fault !== 'lost answer') return fault;
    if (!this.#seen.has(batch.id)) this.#apply(batch.changes);
    this.#seen.add(batch.id);
    if (fault === 'lost answer') return { kind: 'unreachable' };
    const counts = batch.changes.map(({ list, printing }) => ({
      list,
      printing,
      count: this.counts.get(printing) ?? 0,
    }));
    return { kind: 'counted', counts, unknown: [] };
  }

  async load(): Promise<Map<string, number>> {
    return new Map(this.counts);
  }

  #apply(changes: readonly CountChange[]) {
    for (const { printing, delta } of changes)
      this.counts.set(printing, counted(this.counts.get(printing) ?? 0, delta));
  }
}

class Device {
  readonly kept = new Map<string, KeptBatch>();
  readonly server: Server;
  readonly clock = new TestClock();
  full = false;
  #ids = 0;
  readonly #name: string;

  constructor(server: Server, name = 'phone') {
    this.server = server;
    this.#name = name;
  }

  counting(counts: Iterable<readonly [string, number]> = this.server.counts): Counting {
    const ports: CountingPorts = {
      server: this.server,
      shelf: {
        keep: (batch) => !this.full && this.kept.set(batch.id, batch) !== undefined,
        drop: (id) => void this.kept.delete(id),
      },
      clock: this.clock,
      newId: () => `${this.#name}-${++this.#ids}`,
    };
    return new Counting(ports, 'owned', counts);
  }

  pass(ms: number): Promise<void> {
    return this.clock.pass(ms);
  }
}

const shown = (counting: Counting) =>
  Object.fromEntries([...counting.getState().counts].filter(([, count]) => count > 0));

describe('counting', () => {
  it('shows at once, sends several changes together, and keeps them until they are there', async () => {
    const device = new Device(new Server());
    const counting = device.counting();
    counting.change('A', 1);
    counting.change('A', 1);
    counting.change('B', 3);
    expect(shown(counting)).toEqual({ A: 2, B: 3 });
    expect([...device.kept.values()]).toMatchObject([{ changes: [{ printing: 'A', delta: 2 }, { printing: 'B', delta: 3 }] }]); // prettier-ignore
    expect(counting.getState().save.kind).toBe('saving');
    await device.pass(1000);
    expect(device.server.batches).toHaveLength(1);
    expect(Object.fromEntries(device.server.counts)).toEqual({ A: 2, B: 3 });
    expect(device.kept.size).toBe(0);
    expect(counting.getState().save.kind).toBe('saved');
  });

  it('sends during a long run of entries too', async () => {
    const device = new Device(new Server());
    const counting = device.counting();
    for (let entry = 0; entry < 8; entry += 1) {
      counting.change('A', 1);
      await device.pass(500);
    }
    expect(device.server.batches.length).toBeGreaterThan(0);
    await device.pass(3000);
    expect(shown(counting)).toEqual({ A: 8 });
    expect(device.server.counts.get('A')).toBe(8);
  });

  it('never goes below none nor above what a list holds', async () => {
    const device = new Device(new Server());
    const counting = device.counting([['A', 998]]);
    device.server.counts.set('A', 998);
    expect(counting.change('A', 5)).toBe(999);
    expect(counting.change('B', -1)).toBe(0);
    expect(counting.getState().entered).toEqual([{ printing: 'A', delta: 1 }]);
    await device.pass(1000);
    expect(device.server.counts.get('A')).toBe(999);
  });

  it('takes entries back, the last one first', async () => {
    const device = new Device(new Server());
    const counting = device.counting();
    counting.change('A', 2);
    await device.pass(1000);
    counting.change('B', 1);
    expect(counting.undo()).toEqual({ printing: 'B', delta: 1 });
    expect(counting.undo()).toEqual({ printing: 'A', delta: 2 });
    expect(counting.undo()).toBeUndefined();
    await device.pass(1000);
    expect(shown(counting)).toEqual({});
    expect(device.server.counts.get('A')).toBe(0);
  });

  it('sends nothing for a change that was taken back in time', async () => {
    const device = new Device(new Server());
    const counting = device.counting();
    counting.change('A', 1);
    counting.undo();
    expect(counting.getState().save.kind).toBe('saved');
    await device.pass(5000);
    expect(device.server.batches).toEqual([]);
    expect(device.kept.size).toBe(0);
  });
});

describe('without a connection', () => {
  it('says so, tries again, and loses nothing', async () => {
    const device = new Device(new Server());
    device.server.faults = ['no connection', 'no connection'];
    const counting = device.counting();
    counting.change('A', 1);
    await device.pass(900);
    expect(counting.getState().save.kind).toBe('offline');
    counting.change('B', 1);
    expect(counting.getState().save.kind).toBe('offline');
    expect(device.kept.size).toBe(2);
    await device.pass(10_000);
    expect(Object.fromEntries(device.server.counts)).toEqual({ A: 1, B: 1 });
    expect(counting.getState().save.kind).toBe('saved');
    expect(device.kept.size).toBe(0);
  });

  it('counts once what got through though its answer did not', async () => {
    const device = new Device(new Server());
    device.server.faults = ['lost answer'];
    const counting = device.counting();
    counting.change('A', 1);
    await device.pass(10_000);
    expect(device.server.batches).toHaveLength(2);
    expect(device.server.counts.get('A')).toBe(1);
    expect(shown(counting)).toEqual({ A: 1 });
  });

  it('goes on after a reload with what was left, once', async () => {
    const device = new Device(new Server());
    device.server.faults = ['lost answer'];
    const before = device.counting();
    before.change('A', 1);
    await device.pass(800);
    before.change('B', 2);
    before.close();
    const after = device.counting();
    after.adopt([...device.kept.values()]);
    await device.pass(1000);
    expect(Object.fromEntries(device.server.counts)).toEqual({ A: 1, B: 2 });
    expect(shown(after)).toEqual({ A: 1, B: 2 });
  });

  it('says when the device keeps nothing', () => {
    const device = new Device(new Server());
    device.full = true;
    const counting = device.counting();
    counting.change('A', 1);
    expect(counting.getState().unkept).toBe(true);
  });

  it.each<[SendAnswer, string, number]>([
    [{ kind: 'signed-out' }, 'signed-out', 1],
    [{ kind: 'refused', detail: 'No.' }, 'refused', 0],
  ])('%j is said; what may still be sent is kept', async (fault, kind, kept) => {
    const device = new Device(new Server());
    device.server.faults = [fault];
    const counting = device.counting();
    counting.change('A', 1);
    await device.pass(1000);
    expect(counting.getState().save.kind).toBe(kind);
    expect(device.kept.size).toBe(kept);
    counting.wake();
    await device.pass(1000);
    expect(device.server.counts.get('A') ?? 0).toBe(kept);
  });
});

describe('two devices', () => {
  it('add to each other and see what the other one counted', async () => {
    const server = new Server();
    const [phone, laptop] = [new Device(server, 'phone'), new Device(server, 'laptop')];
    const [one, two] = [phone.counting(), laptop.counting()];
    one.change('A', 2);
    two.change('A', 1);
    two.change('B', 1);
    await phone.pass(1000);
    await laptop.pass(1000);
    expect(shown(two)).toEqual({ A: 3, B: 1 });
    await phone.pass(20_000);
    one.wake();
    await phone.pass(1);
    expect(shown(one)).toEqual({ A: 3, B: 1 });
  });
});
