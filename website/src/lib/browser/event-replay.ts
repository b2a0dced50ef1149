/** Name of the list on `window` that the inline script fills. */
const RECORDED_EVENTS = 'recordedEvents';
/** React writes this on the document when it begins to listen: from then on no event is lost, and none is recorded. */
const LISTENING = '_reactListening';

/** On a link that does something else than lead on once scripts are there. */
export const REPLAYED_LINK = 'data-replayed-link';

/**
 * Runs inside the HTML. Records presses of buttons and changes of fields before hydration, until React listens.
 */
export const RECORD_EVENTS_SCRIPT = `(()=>{
const recorded=window.${RECORDED_EVENTS}=[];
const record=(event)=>{
  const {type,target}=event;
  if(Object.keys(document).some((key)=>key.startsWith('${LISTENING}')))return stop();
  if(!(target instanceof Element))return;
  const element=target.closest(type==='click'?'button[type=button],a[${REPLAYED_LINK}]':'input,select,textarea');
  if(!element)return;
  if(element.matches('a')){
    if(event.metaKey||event.ctrlKey)return;
    event.preventDefault();
  }
  const {value,checked}=element;
  recorded.push(type==='click'?{element}:{element,value,checked});
};
const types=['click','input','change'];
const stop=()=>{for(const type of types)removeEventListener(type,record,true)};
for(const type of types)addEventListener(type,record,true);
})()`;

/** A button or such a link that was pressed, or a field with what was chosen in it, before hydration. */
export interface RecordedEvent {
  element: HTMLElement;
  value?: string;
  checked?: boolean;
}

/** Takes what was recorded of an element's controls: every press of a button, of a field only what it was left with. */
export function takeRecordedEvents(root: HTMLElement): RecordedEvent[] {
  const recorded: unknown = Reflect.get(window, RECORDED_EVENTS);
  if (!Array.isArray(recorded)) return [];
  const isOurs = ({ element }: RecordedEvent) => root.contains(element);
  const ours = recorded.filter(isOurs);
  // The same list goes on being filled: a part that is drawn before the first touch must not take the place of it.
  recorded.splice(0, recorded.length, ...recorded.filter((event) => !isOurs(event)));
  return ours.filter(
    ({ element, value }, index) =>
      value === undefined || !ours.slice(index + 1).some((later) => later.element === element),
  );
}
