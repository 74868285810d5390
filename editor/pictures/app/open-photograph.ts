/** The open form of one or several photographs that are not saved yet. */
export const openPhotographForm = () =>
  document.querySelector<HTMLFormElement>("form:is(.photograph-form, .photographs-form)");
