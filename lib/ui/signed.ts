/** `+2`, `−1` with a true minus, `0`. */
export function signed(amount: number): string {
  return amount > 0 ? `+${amount}` : plainNumber(amount);
}

/** A number as it stands: `−1` with a true minus. */
export function plainNumber(amount: number): string {
  return amount < 0 ? `−${-amount}` : String(amount);
}
