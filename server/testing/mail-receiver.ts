import { EventEmitter } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import { SMTPServer, type SMTPServerSession } from "smtp-server";
import { readMail, type ReadMail } from "./read-mail.ts";

/** The step of an SMTP session at which the receiver refuses, hangs or closes. */
export type MailStep = "connect" | "sender" | "recipient" | "data";

export type MailAnswer =
  | { kind: "accept" }
  /**
   * Refuses with a code such as 451 or 550. At `data` the code follows the whole message. `recipient` limits the
   * refusal to one address, and `containing` (at `data`) to emails with this text.
   */
  | { kind: "refuse"; at: MailStep; code: number; words?: string; recipient?: string; containing?: string }
  /** Never responds. */
  | { kind: "hang"; at: MailStep }
  /** Closes the connection without a response. */
  | { kind: "close"; at: MailStep };

export interface ReceivedMail extends ReadMail {
  raw: string;
  sender: string;
  recipients: string[];
}

export interface MailReceiver {
  /** A value for SMTP_URL, with user name and password if the receiver requires them. */
  url: string;
  port: number;
  /** Accepted emails, in order of arrival. */
  mails: ReceivedMail[];
  /** Mails that arrived completely but were not accepted. */
  withheld: ReceivedMail[];
  /** The number of connections so far, including refused ones. */
  connections: number;
  /**
   * The number of attempts to send an email so far: each connection counts as one, and so does each further email over it.
   */
  attempts: number;
  /**
   * Sets the answers from now on: always the same, or by the number of the attempt (1 for the first after this call).
   */
  answer(answer: MailAnswer | ((attempt: number) => MailAnswer)): void;
  /** Resolves when this many emails have been accepted in total. Rejects after the timeout. */
  waitForMails(count: number, timeoutMs?: number): Promise<ReceivedMail[]>;
  close(): Promise<void>;
}

export interface MailReceiverOptions {
  /** 0, the default, means any free port. */
  port?: number;
  /** Requires senders to authenticate. */
  credentials?: { user: string; password: string };
  /** Offers STARTTLS with an untrusted certificate. */
  untrustedTls?: boolean;
}

interface Connection {
  init(): void;
  connectionReady(): void;
  _setListeners(whenReady: () => void): void;
}

/** Skips the library's 100 ms delay before its greeting, which catches early talkers but slows down thousands of emails. */
class PromptConnections extends Set<Connection> {
  override add(connection: Connection): this {
    // oxlint-disable-next-line no-underscore-dangle -- the library's name
    connection.init = () => connection._setListeners(() => connection.connectionReady());
    return super.add(connection);
  }
}

/** Starts a real SMTP server on 127.0.0.1 that collects messages and gives the test's answers. */
export async function startMailReceiver({
  port = 0,
  credentials,
  untrustedTls = false,
}: MailReceiverOptions = {}): Promise<MailReceiver> {
  const arrivals = new EventEmitter().setMaxListeners(0);
  const sockets = new Map<number, Socket>();
  const answers = new Map<string, MailAnswer>();
  /** The sessions in which an email has begun. */
  const used = new Set<string>();
  let choose = always({ kind: "accept" });
  let sinceChoice = 0;

  const beginAttempt = ({ id }: SMTPServerSession) => {
    receiver.attempts += 1;
    sinceChoice += 1;
    answers.set(id, choose(sinceChoice));
  };

  /** Whether the session continues after this step. If not, this function responds. */
  const goesOn = (step: MailStep, session: SMTPServerSession, refuse: (error: Error) => void): boolean => {
    const answer = answers.get(session.id) ?? { kind: "accept" };
    if (!("at" in answer) || answer.at !== step) return true;
    if (answer.kind === "refuse")
      refuse(Object.assign(new Error(answer.words ?? "Refused"), { responseCode: answer.code }));
    if (answer.kind === "close") sockets.get(session.remotePort)?.destroy();
    return false;
  };

  const server = new SMTPServer({
    disableReverseLookup: true,
    disabledCommands: [...(untrustedTls ? [] : ["STARTTLS"]), ...(credentials ? [] : ["AUTH"])],
    authOptional: !credentials,
    allowInsecureAuth: true,
    closeTimeout: 100,
    onConnect(session, next) {
      receiver.connections += 1;
      beginAttempt(session);
      if (goesOn("connect", session, next)) next();
    },
    onAuth({ username, password }, session, next) {
      const known = username === credentials?.user && password === credentials?.password;
      if (known) next(null, { user: username });
      else next(Object.assign(new Error("Not known"), { responseCode: 535 }));
    },
    onMailFrom(_address, session, next) {
      if (used.has(session.id)) beginAttempt(session);
      used.add(session.id);
      if (goesOn("sender", session, next)) next();
    },
    onRcptTo({ address }, session, next) {
      const answer = answers.get(session.id);
      const spared = answer?.kind === "refuse" && (answer.recipient ?? address) !== address;
      if (spared || goesOn("recipient", session, next)) next();
    },
    async onData(stream, session, next) {
      const chunks: Buffer[] | undefined = await stream.toArray().catch(() => undefined);
      // The sender died while sending the message.
      if (!chunks) return;
      const raw = Buffer.concat(chunks).toString();
      const { mailFrom, rcptTo } = session.envelope;
      const recipients = rcptTo.map(({ address }) => address);
      const mail = { ...readMail(raw), raw, sender: mailFrom ? mailFrom.address : "", recipients };
      const answer = answers.get(session.id);
      const spared = answer?.kind === "refuse" && answer.containing && !mail.text.includes(answer.containing);
      if (!spared && !goesOn("data", session, next)) return void receiver.withheld.push(mail);
      receiver.mails.push(mail);
      arrivals.emit("mail");
      next(null, "Kept");
    },
  });
  Object.assign(server, { connections: new PromptConnections() });
  // Dropped connections are normal in these tests.
  server.on("error", () => undefined);
  server.server.on("connection", (socket: Socket) => {
    const remotePort = socket.remotePort ?? 0;
    sockets.set(remotePort, socket);
    socket.once("close", () => sockets.delete(remotePort));
  });
  await new Promise<void>((resolve, reject) => {
    server.server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });

  const bound = (server.server.address() as AddressInfo).port;
  const signIn = credentials
    ? `${encodeURIComponent(credentials.user)}:${encodeURIComponent(credentials.password)}@`
    : "";
  const receiver: MailReceiver = {
    url: `smtp://${signIn}127.0.0.1:${bound}`,
    port: bound,
    mails: [],
    withheld: [],
    connections: 0,
    attempts: 0,
    answer(answer) {
      sinceChoice = 0;
      choose = typeof answer === "function" ? answer : always(answer);
    },
    waitForMails: (count, timeoutMs = 10_000) =>
      new Promise((resolve, reject) => {
        const finish = () => {
          if (receiver.mails.length < count) return;
          clearTimeout(timer);
          arrivals.off("mail", finish);
          resolve(receiver.mails);
        };
        const timer = setTimeout(() => {
          arrivals.off("mail", finish);
          reject(new Error(`${receiver.mails.length} of ${count} emails arrived within ${timeoutMs} ms.`));
        }, timeoutMs);
        arrivals.on("mail", finish);
        finish();
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        for (const socket of sockets.values()) socket.destroy();
      }),
  };
  return receiver;
}

function always(answer: MailAnswer): (attempt: number) => MailAnswer {
  return () => answer;
}
