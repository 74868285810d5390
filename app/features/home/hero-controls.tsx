import { Icon } from "#app/ui/icon.tsx";
import { StepButtons } from "#app/ui/controls/step-buttons.tsx";

interface HeroControlsProps {
  headings: string[];
  current: number;
  onShow: (position: number) => void;
  rotation: { paused: boolean; possible: boolean; toggle: () => void };
}

/** Pause, previous, next, and a progress line for each slide. */
export function HeroControls({ headings, current, onShow, rotation }: HeroControlsProps) {
  return (
    <div className="hero__controls">
      <div className="hero__lines" role="group" aria-label="Slides">
        {headings.map((heading, index) => (
          <button
            key={heading}
            type="button"
            className="hero__line"
            aria-label={`Slide ${index + 1}: ${heading}`}
            aria-current={index === current}
            onClick={() => onShow(index)}
          />
        ))}
      </div>
      <span className="hero__count numeric" aria-hidden="true">
        {current + 1} / {headings.length}
      </span>
      <div className="hero__buttons">
        {rotation.possible && (
          <button
            type="button"
            className="round-button"
            aria-label={rotation.paused ? "Play" : "Pause"}
            onClick={rotation.toggle}
          >
            <Icon name={rotation.paused ? "play" : "pause"} />
          </button>
        )}
        <StepButtons noun="slide" onStep={(by) => onShow(current + by)} />
      </div>
    </div>
  );
}
