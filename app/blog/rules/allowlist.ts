import type { Schema } from "hast-util-sanitize";

/** A line break or a picture keeps the words around it apart; these don't. */
export const JOINING = new Set(["a", "b", "code", "em", "i", "strong"]);
export const INLINE = new Set([...JOINING, "br", "img"]);
const BLOCKS = ["blockquote", "figcaption", "figure", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "li", "ol", "p", "pre", "ul"];
const TABLES = ["caption", "table", "tbody", "td", "tfoot", "th", "thead", "tr"];
/** Allowed through only to keep their texts from running together. None of them reaches the page: see `arrangeBlocks`. */
const BOUNDARIES = [
  "address",
  "article",
  "aside",
  "center",
  "dd",
  "details",
  "div",
  "dl",
  "dt",
  "footer",
  "header",
  "main",
  "section",
  "summary",
];

export const PUBLISHED_ELEMENTS = [...INLINE, ...BLOCKS, ...TABLES];

/** What a post's HTML may contain. An element that isn't listed loses its tags and keeps its text; those in `strip` lose both. */
export const postAllowlist: Schema = {
  tagNames: [...PUBLISHED_ELEMENTS, ...BOUNDARIES],
  attributes: {
    a: ["href"],
    img: ["src", "alt", "width", "height"],
    ol: ["start"],
    td: ["colSpan", "rowSpan"],
    th: ["colSpan", "rowSpan", ["scope", "col", "row", "colgroup", "rowgroup"]],
  },
  protocols: { href: ["http", "https", "mailto", "tel"], src: ["http", "https"] },
  strip: [
    "applet",
    "audio",
    "base",
    "canvas",
    "embed",
    "frame",
    "frameset",
    "iframe",
    "link",
    "math",
    "meta",
    "noembed",
    "noframes",
    "noscript",
    "object",
    "plaintext",
    "script",
    "select",
    "style",
    "svg",
    "template",
    "textarea",
    "title",
    "video",
    "xmp",
  ],
  allowComments: false,
  allowDoctypes: false,
  clobber: [],
};
