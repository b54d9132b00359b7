/** The parts of a browser a smoke test needs. `ask` evaluates an expression in the page. */
export type OtherBrowser = {
  open: (url: string) => Promise<void>;
  ask: (expression: string) => Promise<unknown>;
  click: (selector: string) => Promise<void>;
  type: (selector: string, text: string) => Promise<void>;
  close: () => Promise<void>;
};
