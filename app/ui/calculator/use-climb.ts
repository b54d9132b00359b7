import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { type Location, useLocation, useNavigate } from "react-router";
import type { InputName } from "../../rules/calculator.ts";
import { type Answers, reachableStep, readAnswers, readStep, type Step, writeAddress } from "../../rules/calculator-answers.ts";
import { answersTypedEarly, rememberAnswers, rememberedAnswers, rememberedTrade, rememberTrade } from "./memory.ts";
import { slideOut } from "./slide-out.ts";

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

const OURS = "calculator";
const REST_MS = 150;

/**
 * The screen lives in the browser's history, so Back and Forward move between screens. Step and numbers stand in the fragment: a reload
 * keeps them, a copied address carries them, and nothing of it reaches the server.
 */
export function useClimb(start: Start) {
  const location = useLocation();
  const navigate = useNavigate();
  const [climb, setClimb] = useState<Standing>({ ...start, came: "", isLive: false });
  const written = useRef<Step>(undefined);
  const leaving = useRef<Animation>(undefined);

  useEffect(() => {
    setClimb((climb) => arriveAt(location, climb));
    delete document.documentElement.dataset.resuming;
  }, [location]);

  // With the screen and not after it: what a visitor has seen is remembered, wherever he goes in the next moment.
  useLayoutEffect(() => {
    if (!climb.isLive) return;
    rememberAnswers(climb.answers);
    rememberTrade(climb.sentTrade);
    if (leaving.current?.playState !== "finished") return;
    // Arrived: where it is the same screen again, that one must be seen.
    leaving.current.cancel();
    leaving.current = undefined;
  }, [climb]);

  useEffect(() => {
    if (!climb.isLive) return;
    // Only typing comes in bursts: whoever has just arrived on a screen may reload it at once.
    const timer = setTimeout(() => writeIntoAddress(climb, location.key), climb.step === written.current ? REST_MS : 0);
    written.current = climb.step;
    return () => clearTimeout(timer);
  }, [climb, location.key]);

  const go = async (step: Step) => {
    if (leaving.current) return;
    leaving.current = slideOut(step > climb.step ? "forward" : "back");
    await leaving.current?.finished;
    navigate({ hash: writeAddress(step, climb.answers) }, { state: OURS, preventScrollReset: true });
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

/** Browsers find it dear to change the address (Safari refuses more than 100 times in 30 seconds), so a pause in typing is waited for. */
function writeIntoAddress({ answers, step }: Standing, entry: string) {
  // Back or Forward was pressed meanwhile: what is written now would stand in another screen's entry.
  if ((history.state?.key ?? "default") !== entry) return;
  const address = step > 0 ? `#${writeAddress(step, answers)}` : "";
  try {
    history.replaceState(history.state, "", window.location.pathname + address);
  } catch {
    // The next one says it all again.
  }
}

function arriveAt({ hash, state }: Location, climb: Standing): Standing {
  const address = new URLSearchParams(hash.slice(1));
  const answers = answersAt(address, state === OURS, climb);
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
