/** Set on `window` while a form without script is on its way. */
const FORM_SENT = 'isFormSent';

/**
 * Runs inside the HTML, after every handler of a page: a form that none of them took over is sent by the browser, and the page
 * is about to be left. It may come back as it was kept.
 */
export const SENT_FORM_SCRIPT = `addEventListener('submit',(event)=>{window.${FORM_SENT}=!event.defaultPrevented});addEventListener('pageshow',({persisted})=>{if(persisted)window.${FORM_SENT}=false})`;

/**
 * True on a page whose form was sent before scripts were there. What they would still ask for on its behalf comes in the way of
 * the form: a hold that it does not know of has its time.
 */
export function isFormSent(): boolean {
  return Reflect.get(window, FORM_SENT) === true;
}
