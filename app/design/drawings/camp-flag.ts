/** A camp on a drawn climb, its lower edge a bit below the trail. */
export const CAMP = "M0-9 8 6H-8z";

/** The cloth of a camp's flag, from the upper end of its pole, which stands on the camp's point. A negative width flies to the left. */
export function clothOf(width: number, height: number) {
  const notch = width - Math.sign(width) * height * 0.4;
  return `M0 0H${width}L${notch} ${height / 2} ${width} ${height}H0z`;
}
