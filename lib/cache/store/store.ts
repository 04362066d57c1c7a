/** Where processes leave answers for each other: an engine, which may throw and take its time. */
export interface StoreEngine {
  name: string;
  get(key: string): Promise<Uint8Array | undefined>;
  set(key: string, value: Uint8Array, seconds: number): Promise<void>;
}

/** An engine made safe: bounded in time and never throwing. One that fails is a miss; the answer is found without it. */
export type SharedStore = Omit<StoreEngine, 'name'>;
