/** A camp on a drawn climb, its lower edge a bit below the trail. */
export const CAMP = "M0-9 8 6H-8z";

/** A camp's flag stands beside it, away from the trail: how far, how high its cloth begins, and how large that is. */
export const FLAG = { aside: 9, foot: 6, top: -35, width: 29, height: 17 };

/** The cloth of a camp's flag, from the upper end of its pole. A negative width flies to the left. */
export function clothOf(width: number, height: number) {
  const notch = width - Math.sign(width) * height * 0.4;
  return `M0 0H${width}L${notch} ${height / 2} ${width} ${height}H0z`;
}
