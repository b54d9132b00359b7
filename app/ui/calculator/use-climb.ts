import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { type Answers, reachableStep, readAnswers, readStep, type Step, writeAddress } from "../../rules/calculator/answers.ts";
import type { InputName } from "../../rules/calculator/calculator.ts";
import { answersTypedEarly, rememberAnswers, rememberedAnswers, rememberedTrade, rememberTrade } from "./memory.ts";
import { slideOut } from "./slide-out.ts";
import { type Entry, rewrite, useHistory } from "./use-history.ts";

/** Where the visitor stands. `isLive` once React has taken over; before that, and without script, plain forms do the same. */
export type Climb = ReturnType<typeof useClimb>;
type Standing = Start & { came: "" | "forward" | "back"; isLive: boolean };
/** `isRefused` when a form without script asked for a screen too early: the page then says why it is still this one. */
export type Start = {
  step: Step;
  answers: Answers;
  isRefused: boolean;
  /** The trade of a lead that was sent, or nothing. */
  sentTrade: string;
};

const REST_MS = 150;

/**
 * The screen lives in the browser's history, so Back and Forward move between screens. Step and numbers stand in the fragment: a reload
 * keeps them, a copied address carries them, and nothing of it reaches the server.
 */
export function useClimb(start: Start) {
  const { entry, push } = useHistory();
  const [climb, setClimb] = useState<Standing>({ ...start, came: "", isLive: false });
  const written = useRef<Step>(undefined);
  const leaving = useRef<Animation>(undefined);

  useEffect(() => {
    if (!entry) return;
    setClimb((climb) => arriveAt(entry, climb));
  }, [entry]);

  useEffect(() => {
    if (climb.isLive) dispatchEvent(new Event("live"));
  }, [climb.isLive]);

  // With the screen and not after it: what a visitor has seen is remembered, wherever he goes in the next moment.
  useLayoutEffect(() => {
    if (!climb.isLive) return;
    delete document.documentElement.dataset.resuming;
    rememberAnswers(climb.answers);
    rememberTrade(climb.sentTrade);
    if (leaving.current?.playState !== "finished") return;
    // Arrived: where it is the same screen again, that one must be seen.
    leaving.current.cancel();
    leaving.current = undefined;
  }, [climb]);

  useEffect(() => {
    if (!climb.isLive || !entry) return;
    const fragment = climb.step > 0 ? writeAddress(climb.step, climb.answers) : "";
    // Only typing comes in bursts: whoever has just arrived on a screen may reload it at once.
    const timer = setTimeout(() => rewrite(entry, fragment), climb.step === written.current ? REST_MS : 0);
    written.current = climb.step;
    return () => clearTimeout(timer);
  }, [climb, entry]);

  const go = async (step: Step) => {
    if (leaving.current) return;
    leaving.current = slideOut(step > climb.step ? "forward" : "back");
    await leaving.current?.finished;
    push(writeAddress(step, climb.answers));
  };

  const answer = useCallback((name: InputName, text: string) => {
    setClimb((climb) => ({ ...climb, answers: { ...climb.answers, [name]: text } }));
  }, []);

  return {
    ...climb,
    go,
    answer,
    /** What a later screen asked for in its own fields, all at once: the figures appear in their place. */
    complete: (given: Answers) => setClimb((climb) => ({ ...climb, answers: { ...climb.answers, ...given }, came: "forward" })),
    /** The lead is sent: its trade is kept for the booking form, and the thanks may be shown. */
    finish: (sentTrade: string) => {
      setClimb((climb) => ({ ...climb, sentTrade }));
      go(6);
    },
  };
}

function arriveAt({ hash, key }: Entry, climb: Standing): Standing {
  const address = new URLSearchParams(hash.slice(1));
  const answers = answersAt(address, key !== undefined, climb);
  // The skip link has a fragment of its own: that is no step, and the visitor stays where he is.
  const wanted = readStep(address) ?? (hash === "" && climb.isLive ? 0 : climb.step);
  const sentTrade = climb.sentTrade || rememberedTrade();
  const step = reachableStep(wanted, answers, sentTrade !== "");
  const came = step > climb.step ? "forward" : "back";
  const isRefused = climb.isRefused && !climb.isLive;
  return {
    step,
    answers,
    isRefused,
    sentTrade,
    came: climb.isLive && step !== climb.step ? came : climb.isLive ? climb.came : "",
    isLive: true,
  };
}

/** An entry that we made may be older than what was typed since; one that somebody opened or pasted brings its numbers. */
function answersAt(address: URLSearchParams, isOurs: boolean, climb: Standing): Answers {
  const carried = readAnswers(address);
  if (climb.isLive) return isOurs ? climb.answers : { ...climb.answers, ...carried };
  const remembered = rememberedAnswers();
  // A reload of our own entry: the tab's memory is never older than its address.
  if (Object.keys(carried).length > 0) return isOurs && Object.keys(remembered).length > 0 ? remembered : carried;
  return { ...(Object.keys(climb.answers).length === 0 && remembered), ...climb.answers, ...answersTypedEarly() };
}
