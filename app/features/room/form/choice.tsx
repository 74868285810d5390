interface ChoiceProps<Value extends string> {
  name: string;
  choices: readonly { value: Value; label: string }[];
  value: Value;
  choose: (value: Value) => void;
}

/** A row of radio buttons. */
export function Choice<Value extends string>({ name, choices, value: chosen, choose }: ChoiceProps<Value>) {
  return (
    <div className="room-shapes">
      {choices.map(({ value, label }) => (
        <label key={value}>
          <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => choose(value)} />
          {label}
        </label>
      ))}
    </div>
  );
}
