import { enquiryRequest } from "./enquiries.ts";

/** The response to a visitor. */
export interface Answer {
  /** 0 if the connection broke before a response. */
  status: number;
  /** The visitor's message. */
  message: string;
  /** The reference of an acknowledged enquiry. */
  reference: string;
}

/** Sends one enquiry and resolves as soon as the status is known. */
export async function sendEnquiry(origin: string, message: string): Promise<Answer> {
  try {
    const response = await fetch(`${origin}/api/v1.0/email/send`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(enquiryRequest({ message })),
    });
    response.text().catch(() => undefined);
    return { status: response.status, message, reference: response.headers.get("enquiry-reference") ?? "" };
  } catch {
    return { status: 0, message, reference: "" };
  }
}

/** Sends all enquiries concurrently and calls back with each response as it arrives. */
export function sendAll(
  origin: string,
  messages: readonly string[],
  onAnswer: (answer: Answer) => void = () => {},
): Promise<Answer[]> {
  return Promise.all(
    messages.map(async (message) => {
      const answer = await sendEnquiry(origin, message);
      onAnswer(answer);
      return answer;
    }),
  );
}

export function acknowledged(answers: readonly Answer[]): Answer[] {
  return answers.filter(({ status }) => status === 200);
}
