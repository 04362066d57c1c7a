import type { Clock } from '@/lib/decks/edit/ports';
import type { BatchAnswer } from '../contract';
import type { CountChange, List } from '../lists';

// What counting asks of the world around it. The browser's side is in device.ts and server.ts.

/** Changes under way to the server. Once it has been sent a batch is not added to any more: its id stands for its content. */
export interface KeptBatch {
  readonly id: string;
  readonly changes: readonly CountChange[];
}

/** How sending can end, told by what its owner can do about it. */
export type SendAnswer =
  | ({ readonly kind: 'counted' } & BatchAnswer)
  | { readonly kind: 'signed-out' }
  /** Sending the same again would end the same; `detail` is the server's own sentence. */
  | { readonly kind: 'refused'; readonly detail: string }
  /** No answer, or one that may be better later; `retryAfter` in milliseconds when the server named it. */
  | { readonly kind: 'unreachable'; readonly retryAfter?: number };

/** Never rejects: whatever goes wrong is an answer. */
export interface CollectionServer {
  send(batch: KeptBatch): Promise<SendAnswer>;
  /** Counts of a list by printing; undefined when they could not be had. */
  load(list: List): Promise<ReadonlyMap<string, number> | 'signed-out' | undefined>;
}

export interface BatchShelf {
  /** False when the device would not take it (storage full or switched off). */
  keep(batch: KeptBatch): boolean;
  drop(id: string): void;
}

export interface CountingPorts {
  readonly server: CollectionServer;
  readonly shelf: BatchShelf;
  readonly clock: Clock;
  readonly newId: () => string;
}
