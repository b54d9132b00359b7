import type { ReactNode } from "react";
import { X } from "./icons.tsx";

export type NoticeWords = { title: string; text: string };

type Props = NoticeWords & {
  kind?: "plain" | "destructive";
  /** The close button's name, and what it does. A page without JavaScript has none. */
  close?: string;
  onClose?: () => void;
  /** What helps, below the text. */
  children?: ReactNode;
};

/** A message in its place in the page, so that it covers nothing. */
export function Notice({ title, text, kind = "plain", close, onClose, children }: Props) {
  return (
    <div className="notice" data-kind={kind} role={kind === "destructive" ? "alert" : undefined}>
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
