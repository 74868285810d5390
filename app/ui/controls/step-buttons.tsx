import { Icon } from "../icon.tsx";

interface StepButtonsProps {
  /** What the buttons step through, as in "Next picture". */
  noun: string;
  onStep: (by: 1 | -1) => void;
}

/** The pair of buttons that steps through slides, pictures or colours. */
export function StepButtons({ noun, onStep }: StepButtonsProps) {
  return (
    <>
      <button type="button" className="round-button" aria-label={`Previous ${noun}`} onClick={() => onStep(-1)}>
        <Icon name="arrow-left" />
      </button>
      <button type="button" className="round-button" aria-label={`Next ${noun}`} onClick={() => onStep(1)}>
        <Icon name="arrow-right" />
      </button>
    </>
  );
}
