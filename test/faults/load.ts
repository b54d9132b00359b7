import type { Answer, Ask, Question, Unanswered } from "../harness/client.ts";

type Asked = { question: Question; answer: Answer };

/** Lanes that send one request after another until they are stopped. Requests without the expected response are in `failures`. */
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
        // A refused connection stays refused for this lane's next step; other lanes may get through.
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
  }

  const running = Array.from({ length: lanes }, lane);
  return {
    answered,
    failures,
    /** Requests that never reached the server. */
    refused,
    stop: async () => {
      isOver = true;
      await Promise.all(running);
    },
  };
}
