const firstDescriptor = 3;

/**
 * The descriptor of the socket that a supervisor has opened for this process, as systemd's socket units do: connections then wait
 * while the server restarts, instead of being refused. Undefined where there is none.
 */
export function inheritedSocket(
  { LISTEN_FDS, LISTEN_PID }: Record<string, string | undefined>,
  processId: number,
): number | undefined {
  return LISTEN_FDS === "1" && Number(LISTEN_PID) === processId ? firstDescriptor : undefined;
}
