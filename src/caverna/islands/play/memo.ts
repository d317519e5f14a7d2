import { type Component, createElement, type FunctionComponent } from 'preact';

const changed = (before: object, after: object): boolean => {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  for (const key of keys) if (before[key as keyof object] !== after[key as keyof object]) return true;
  return false;
};

/** A part that is drawn anew only when one of its properties is another one. */
export function memo<Props extends object>(Part: FunctionComponent<Props>): FunctionComponent<Props> {
  return function Kept(this: Component<Props>, props: Props) {
    this.shouldComponentUpdate = (next) => changed(this.props, next);
    return createElement(Part, props);
  } as FunctionComponent<Props>;
}
