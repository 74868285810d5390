const firstDescriptor = 3;

/**
 * The descriptor of a socket that a supervisor opened for this process, such as systemd's socket units. With it,
 * connections wait during a restart instead of being refused. Undefined if there is none.
 */
export function inheritedSocket(
  { LISTEN_FDS, LISTEN_PID }: Record<string, string | undefined>,
  processId: number,
): number | undefined {
  return LISTEN_FDS === "1" && Number(LISTEN_PID) === processId ? firstDescriptor : undefined;
}
