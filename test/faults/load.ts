import type { Answer, Ask, Question, Unanswered } from "./client.ts";

type Asked = { question: Question; answer: Answer };

/** Lanes that ask one question after the other until they are stopped. What was not answered as it should be stands in `failures`. */
export function startLoad({ ask, lanes, next }: { ask: Ask; lanes: number; next: () => Question }) {
  let isOver = false;
  const answered: Asked[] = [];
  const failures: string[] = [];
  const refused: string[] = [];

  async function lane() {
    while (!isOver) {
      const question = next();
      try {
        const answer = await ask(question);
        answered.push({ question, answer });
        if (answer.status >= 400) failures.push(`${question.path} answered ${answer.status}`);
      } catch (error) {
        const { wasTaken, message } = error as Unanswered;
        (wasTaken ? failures : refused).push(message);
        // A door that is closed stays closed for this lane's next step; others may find it open.
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
  }

  const running = Array.from({ length: lanes }, lane);
  return {
    answered,
    failures,
    /** Never reached the server. */
    refused,
    stop: async () => {
      isOver = true;
      await Promise.all(running);
    },
  };
}
