/** Name of the list on `window` that the inline script fills. */
export const RECORDED_EVENTS = 'recordedEvents';
/** React writes this on the document when it begins to listen: from then on no event is lost, and none is recorded. */
const LISTENING = '_reactListening';

/**
 * Runs inside the HTML. Records presses of buttons and changes of fields before hydration, until React listens
 * (docs/decisions/0129-input-before-hydration-is-replayed.md).
 */
export const RECORD_EVENTS_SCRIPT = `(()=>{
const recorded=window.${RECORDED_EVENTS}=[];
const record=({type,target})=>{
  if(Object.keys(document).some((key)=>key.startsWith('${LISTENING}')))return stop();
  if(!(target instanceof Element))return;
  const element=target.closest(type==='click'?'button[type=button]':'input,select,textarea');
  if(!element)return;
  const {value,checked}=element;
  recorded.push(type==='click'?{element}:{element,value,checked});
};
const types=['click','input','change'];
const stop=()=>{for(const type of types)removeEventListener(type,record,true)};
for(const type of types)addEventListener(type,record,true);
})()`;
