import type { ReactNode } from "react";
import { X } from "./icons.tsx";

export type NoticeWords = { title: string; text: string };

type Props = NoticeWords & {
  kind?: "plain" | "destructive";
  /** What a form came to. Nobody hears an alert that a page has from its start, so the page begins there. */
  isAnswer?: boolean;
  /** The close button's name, and what it does. A page without JavaScript has none. */
  close?: string;
  onClose?: () => void;
  /** What helps, below the text. */
  children?: ReactNode;
};

/** A message in its place in the page, so that it covers nothing. */
export function Notice({ title, text, kind = "plain", isAnswer, close, onClose, children }: Props) {
  return (
    <div
      className="notice"
      data-kind={kind}
      role={kind === "destructive" ? "alert" : undefined}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the answer to a form without JavaScript begins here
      autoFocus={isAnswer}
    >
      {onClose && (
        <button type="button" aria-label={close} onClick={onClose} className="notice-close">
          <X />
        </button>
      )}
      <strong>{title}</strong>
      {text}
      {children}
    </div>
  );
}
