/** Longer than nearly every real name, shorter than a message. */
const MOST_CHARACTERS = 40;
const MOST_WORDS = 4;
/** The scripts that people write names in. Rarer ones have letters that look like a dot, a slash or an at sign. */
const SCRIPTS = [
  "Latin",
  "Greek",
  "Cyrillic",
  "Armenian",
  "Hebrew",
  "Arabic",
  "Devanagari",
  "Thai",
  "Han",
  "Hiragana",
  "Katakana",
  "Hangul",
];
const LETTER = `(?:(?!\\ua78f)[${SCRIPTS.map((script) => `\\p{Script=${script}}`).join("")}])`;
/** An accent of its own, but no towers of them. */
const LETTERS = `(?:(?=\\p{L})${LETTER}\\p{M}{0,2})`;
/** "O'Neil", 'Smith-Jones'. A dot ends a short word only ('J.', 'Jr.', 'St.'), so that no word is a domain. */
const WORD = `${LETTERS}+(?:['’-]${LETTERS}+)*`;
const SHORT_WORD = `${LETTERS}{1,3}\\.`;
const NAME = new RegExp(`^(?:${SHORT_WORD}|${WORD})(?: (?:${SHORT_WORD}|${WORD})){0,${MOST_WORDS - 1}}$`, "u");

/**
 * What emails to strangers may repeat of a name: the whole of it if it looks like one, else nothing. Anybody can type anything into a form
 * with somebody else's address, and we don't deliver their advertisements.
 */
export function repeatableName(name: string) {
  const tidy = name.normalize("NFC").trim().replace(/ +/g, " ");
  return tidy.length <= MOST_CHARACTERS && NAME.test(tidy) && !/www/i.test(tidy) ? tidy : "";
}

/** A middle initial or a suffix says nothing about what somebody is called. */
const BESIDE_THE_NAME = /^(?:\p{L}\.?|[js]r\.?|i{2,3}|iv)$/iu;
const NO_FIRST_NAME = /^(?:mr|mrs|ms|miss|dr|the|st|de|da|du|el|la|le|van|von)$/i;
const FIRST_NAME = /^\p{Script=Latin}{2,}(?:['’-]\p{Script=Latin}+)*$/u;

/**
 * What a greeting says: the first name where it's clearly one, the first of two words in Latin letters, and else the whole name. 'Mary Ann
 * Smith' may be a Mary Ann, and many languages put the family first.
 */
export function greetingName(name: string) {
  const whole = repeatableName(name);
  const [first = "", ...others] = whole.split(" ").filter((word, i) => i === 0 || !BESIDE_THE_NAME.test(word));
  return others.length === 1 && FIRST_NAME.test(first) && !NO_FIRST_NAME.test(first) ? first : whole;
}
