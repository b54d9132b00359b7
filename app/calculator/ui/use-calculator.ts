import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { reportStep } from "../../site/script/count.ts";
import { isStep } from "../../visits/catalog/steps.ts";
import {
  type AnswerName,
  type Answers,
  type CalculatorStep,
  reachableStep,
  readAnswers,
  readStep,
  withAnswers,
  writeAddress,
} from "../rules/typed-answers.ts";
import { answersTypedEarly, rememberAnswers, rememberedAnswers, rememberedTrade, rememberTrade } from "./memory.ts";
import { type HistoryPlace, rewrite, useHistory } from "./use-history.ts";

/**
 * The visitor's current screen and numbers. `isLive` once React has taken over; before that, and without JavaScript, plain forms do the
 * same.
 */
export type Calculator = ReturnType<typeof useCalculator>;
type State = Start & { came: "" | "forward" | "back"; isLive: boolean };
/** `isRefused` if a form without JavaScript asked for a screen too early. The page then says why it's still on this one. */
export type Start = {
  step: CalculatorStep;
  answers: Answers;
  isRefused: boolean;
  /** The trade of a lead that was sent, or an empty string. */
  sentTrade: string;
  /** The lead is stored, but its mailbox got too many emails to get the plan as well. */
  isUnmailed?: boolean;
};

const REST_MS = 150;

/**
 * The screen is kept in the browser's history, so Back and Forward move between screens. Step and numbers are in the fragment: a reload
 * keeps them, a copied URL carries them, and none of it reaches the server.
 */
export function useCalculator(start: Start) {
  const { entry, push } = useHistory();
  const [state, setState] = useState<State>({ ...start, came: "", isLive: false });
  const written = useRef<CalculatorStep>(undefined);
  const leaving = useRef<Animation>(undefined);

  useEffect(() => {
    if (!entry) return;
    setState((state) => arriveAt(entry, state));
  }, [entry]);

  useEffect(() => {
    if (state.isLive) dispatchEvent(new Event("live"));
  }, [state.isLive]);

  useEffect(() => {
    const step = `calculator-${state.step}`;
    if (state.isLive && isStep(step)) reportStep(step);
  }, [state.isLive, state.step]);

  // Runs together with the screen, not after it: what visitors have seen is saved, wherever they go the next moment.
  useLayoutEffect(() => {
    if (!state.isLive) return;
    delete document.documentElement.dataset.resuming;
    rememberAnswers(state.answers);
    rememberTrade(state.sentTrade);
    if (leaving.current?.playState !== "finished") return;
    // The move is done. If it led to the same screen, that screen has to be visible again.
    leaving.current.cancel();
    leaving.current = undefined;
  }, [state]);

  useEffect(() => {
    if (!state.isLive || !entry) return;
    const fragment = state.step > 0 ? writeAddress(state.step, state.answers) : "";
    // Only typing comes in bursts. Someone who just arrived on a screen may reload it right away.
    const timer = setTimeout(() => rewrite(entry, fragment), state.step === written.current ? REST_MS : 0);
    written.current = state.step;
    return () => clearTimeout(timer);
  }, [state, entry]);

  const go = async (step: CalculatorStep) => {
    if (leaving.current) return;
    leaving.current = slideOut(step > state.step ? "forward" : "back");
    await leaving.current?.finished;
    push(writeAddress(step, state.answers));
  };

  const answer = useCallback((name: AnswerName, text: string) => {
    setState((state) => ({ ...state, answers: withAnswers(state.answers, { [name]: text }) }));
  }, []);

  return {
    ...state,
    go,
    answer,
    /** Numbers that a later screen asked for in its own fields, set all at once. The figures then replace the fields. */
    complete: (given: Answers) => setState((state) => ({ ...state, answers: withAnswers(state.answers, given), came: "forward" })),
    /** The lead is sent: its trade is kept for the booking form, and the thank-you screen may be shown. */
    finish: (sentTrade: string, isEmailed: boolean) => {
      setState((state) => ({ ...state, sentTrade, isUnmailed: !isEmailed }));
      go(6);
    },
  };
}

function arriveAt({ hash, isKnown }: HistoryPlace, state: State): State {
  const address = new URLSearchParams(hash.slice(1));
  const answers = answersAt(address, isKnown, state);
  // The skip link has its own fragment. It isn't a step, so visitors stay where they are.
  const wanted = readStep(address) ?? (hash === "" && state.isLive ? 0 : state.step);
  const sentTrade = state.sentTrade || rememberedTrade();
  const step = reachableStep(wanted, answers, sentTrade !== "");
  const came = step > state.step ? "forward" : "back";
  const isRefused = state.isRefused && !state.isLive;
  return {
    step,
    answers,
    isRefused,
    sentTrade,
    isUnmailed: state.isUnmailed,
    came: state.isLive && step !== state.step ? came : state.isLive ? state.came : "",
    isLive: true,
  };
}

/** A history entry we know may be older than what was typed since. One that was just opened or pasted brings its own numbers. */
function answersAt(address: URLSearchParams, isKnown: boolean, state: State): Answers {
  const carried = readAnswers(address);
  const isEmpty = Object.keys(carried).length === 0;
  // A link that brings numbers says as well whether they're cut in half or an example.
  if (state.isLive) return isKnown || isEmpty ? state.answers : { ...state.answers, half: "", example: "", ...carried };
  const remembered = rememberedAnswers();
  // A reload: the tab's storage is never older than its URL. An example isn't stored.
  if (!isEmpty) return isKnown && !carried.example && Object.keys(remembered).length > 0 ? remembered : carried;
  return withAnswers({ ...(Object.keys(state.answers).length === 0 && remembered), ...state.answers }, answersTypedEarly());
}

const OUT_MS = 120;

/** The old screen slides out first, so that a press shows right away, however long an old phone takes to render the next screen. */
function slideOut(way: "forward" | "back") {
  const screen = document.querySelector(".screen");
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const gone = { opacity: 0, translate: `${way === "forward" ? -20 : 20}px 0` };
  return screen?.animate(gone, { duration: isStill ? 0 : OUT_MS, easing: "ease-in", fill: "forwards" });
}
