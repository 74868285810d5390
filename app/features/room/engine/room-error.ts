/**
 * What is wrong with a room: a value that is not a number, one out of range, an unknown name, or parts that do not
 * fit.
 */
export type RoomErrorCode = "notANumber" | "outOfRange" | "unknown" | "doesNotFit";

/** A room that cannot be calculated. The message is a sentence for the person who described it. */
export class RoomError extends Error {
  readonly code: RoomErrorCode;
  /** The field of the room's description, such as `box.heightM` or `treatments[0].areaM2`; empty for the whole room. */
  readonly field: string;

  constructor(code: RoomErrorCode, field: string, message: string) {
    super(message);
    this.name = "RoomError";
    this.code = code;
    this.field = field;
  }
}

/** The result of a calculation, or why there is none. */
export function resultOf<Result extends object>(calculate: () => Result): Result | { readonly error: RoomError } {
  try {
    return calculate();
  } catch (error) {
    if (error instanceof RoomError) return { error };
    throw error;
  }
}

/**
 * Returns a value if it is a finite number between two limits.
 * @param name how the message calls it, with its unit: `The length in m`
 * @throws RoomError otherwise
 */
export function requireRange(
  value: number,
  limits: { least: number; most: number },
  field: string,
  name: string,
): number {
  if (!Number.isFinite(value)) throw new RoomError("notANumber", field, `${name} must be a number.`);
  if (value < limits.least || value > limits.most) {
    const { least, most } = limits;
    throw new RoomError("outOfRange", field, `${name} must be between ${least} and ${most}.`);
  }
  return value;
}

/**
 * Refuses a value that is not a whole number between two limits.
 * @param name how the message calls it
 * @throws RoomError
 */
export function requireWhole(
  value: number,
  limits: { least: number; most: number },
  field: string,
  name: string,
): void {
  requireRange(value, limits, field, name);
  if (!Number.isInteger(value)) throw new RoomError("notANumber", field, `${name} must be a whole number.`);
}
