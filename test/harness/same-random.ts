import fc from "fast-check";

// The same inputs in every run, since a run shouldn't fail by chance. TEST_SEED tries others.
fc.configureGlobal({ seed: Number(process.env.TEST_SEED ?? 7) });
