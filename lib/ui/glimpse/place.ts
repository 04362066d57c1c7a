interface Size {
  width: number;
  height: number;
}
interface Place {
  left: number;
  top: number;
}

/** Between what is pointed at and the box, and between the box and the edge of the window, in pixels. */
const GAP = 6;
const MARGIN = 8;

/** Where a box goes in a window: under what it belongs to, above it where there is more room, never over the edge. */
export function placeBeside(anchor: Place & { bottom: number }, box: Size, window: Size): Place {
  const below = window.height - anchor.bottom;
  const under = below >= box.height + GAP + MARGIN || below >= anchor.top;
  const top = under ? anchor.bottom + GAP : anchor.top - GAP - box.height;
  return {
    left: within(anchor.left, window.width - box.width),
    top: within(top, window.height - box.height),
  };
}

/** The edge that a box begins at wins over the one it ends at: what is too large is read from its beginning. */
function within(at: number, room: number): number {
  return Math.max(MARGIN, Math.min(at, room - MARGIN));
}
