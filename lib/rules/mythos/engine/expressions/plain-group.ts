/** A group without anything special. */
export const PLAIN = {
  oneMission: false,
  faces: false,
  sided: false,
  upTo: null,
  stacks: null,
  part: null,
  other: false,
  fitsFace: () => false,
} as const;
