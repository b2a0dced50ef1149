/**
 * Words of one meaning, by which a sentence of a doctor is found in whatever words a patient has: each line a meaning and how
 * people say it in English, Egyptian, Gulf, Levantine and written Arabic. Forms of a word (endings, the article, "my", verbs of
 * the present) are understood without being written. Two meanings in front are said by one word: "breathless" is NOT BREATHE.
 */
export const MEANINGS = `
NOT: not, no, never, cant, cannot, cann, wont, dont, doesnt, didnt, isnt, unable, without, nothing, stopped, hardly, barely, wouldnt, couldnt, can not, no longer, incapable, refuses, مش, مو, ما, لا, لم, لن, ماني, ماهو, مهو, مانو, ماني قادر, مب, موب, مفيش, مافي, مافيش, عاجز, عاجزه, عدم, توقف, وقف, بطل, بطلت, ليس, لست, غير قادر, مقدر, ماقدر, مقدرش, ماقدرش, مبيقدرش, ماعم, مقادر, مقادره, مارضي, ماراضي, مايرضي, مبقاش, مبقتش, مابقتش, مبقيتش, ماعاد, معاد, معدش, لم اعد, لم يعد, لم تعد, ما عاد, مبقيناش, مابقاش, ماقدرت, مش بعرف, مبعرفش, مبيعرفش, معرفش, ماعرف, مو عارف, refused, refusing, رافض, رافضه, يرفض, ترفض, ما عادش, معادش, ماشي, مكاش, ما كاينش, ما لقاش, ما لقى, مابقيتش, wnt, nt, cnt
NONE: no, without, never, have no, have not, dont have, do not have, doesnt have, does not have, havent, no more, rule out, free of, مفيش, مافي, مافيش, بدون, ليس, من غير, معنديش, معندوش, معندهاش, ماعندي, ما عندي, ماعنده, ما عنده, لا يوجد, لا توجد, ليس عندي, مش عندي, لا اعاني, ما في, بلا, مفيهوش
ABLE: can, could, able, manage, قادر, قادره, قادرين, اقدر, يقدر, تقدر, بيقدر, بقدر, قدر, قدران, قدرانه, عارف, عارفه, يعرف, بعرف, بيعرف, اعرف, يستطيع, استطيع, تستطيع, استطاع, فيني, فيي, راضي, راضيه, يرضي, رضي, القدره, قادرا
BUT: but, however, بس, لكن, ولكن, انما
NOW: now, today, tonight, this morning, again, minutes ago, دلوقتي, الان, الحين, هلا, هلق, اليوم, النهارده, حالا, توه, تو, لسه
HARD: hard, hardly, difficult, difficulty, trouble, struggling, struggle, struggles, fighting, labored, laboured, gasping for, short of, shortness, shortness of, shallow, noisy, tight, بصعوبه, صعوبه, صعب, ضيق, ضيقه, كتمه, انقطاع, مقطوع, مكتوم, بالعافيه, ثقيل, يكتم, بيتقطع, مقطوعه, بيتقل, انكتم, مخنوق, يلهث, بينهج, ينهج, يصارع, نهجان, مقصوص, مكبوس, بيقطع, labouring, laboring, strained, heavy
BREATHE: breathe, breath, respiration, air, نفس, نفسي, نفسه, نفسها, نفسو, بتتنفس, متنفس, بالتنفس, التنفس, ياخذ نفسه, تاخذ نفسها, هوا, oxygen, lungs, respire, اكسجين, رئه, انفاسي, تنفسه, تنفسي, تنفسها, نتنفس, شهيق, spo2, sats, saturation, o2, اتنفس, breathin, breething
NOT BREATHE: breathless, suffocate, asphyxia, كرشه نفس, نهجان شديد, قطع النفس, like a fish out of water, gulping for air, gasping like a fish, air hunger, out of breath, تقطع فيه النفس, انقطع نفسه, انقطع النفس, نفسه اتقطع, desaturating, desaturated, desat, respiratory distress, resp distress, respiratory failure, apneic, agonal, cyanosed, cyanosis, breathlessness, breathing problem, breathing problems
CHOKE: choke, chokng, اختناق, يختنق, مختنق, شرق, شردق, غص, غصت, غصه, غصان, انخنق, ينخنق, يغص, حازق, down the wrong way, wrong pipe, wrong hole, دخلت غلط, نزلت غلط, بيسرق, مسرق, سارق ومش, يتخانق نفسه, محتقن نفسه, مخنوق, مخنوقه, تخنق, خنقته, شراقه, asphyxiating, strangling, strangled, gagging for air, clutching his throat, clutching her throat, grabbing his throat, grabbing her throat, holding his throat, holding her throat, clutches his throat, clutches her throat, ماسك رقبته, ماسك زوره
STUCK: stuck, lodged, jammed, trapped, وقفت, وقف, علق, عالق, واقف, واقفه, محشور, معلق, اتحشر, اتحشرت, حشر, مغروزه, علقانه, شابكه, ناشب, stuk, caught, wedged, لصق, لاصق, حاصل, حصل, زنقت, مزنوق, نشب
BLUE: blue, bluish, purple, grey, gray, مزرق, ازرقاق, زرق, زراق, dusky, cyanosed, ازرق
LIPS: lip, شفه, شفايف, شفاه, شفتي, شفته, براطم, شفاتير, شوارب, شفاتو
WHEEZE: wheeze, stridor, gasp, صرير, حشرجه, صفير شديد, whistling breath, crowing, squeaky breathing, croupy, صوت صفير, صفير وهو, تزييق وهو بيتنفس, خرخره, high pitched breath, high pitched noise when breathing, high pitched sound when breathing, high pitched noise breathing in, noise on each breath, noise with each breath, noise with every breath, noise on every breath, barking, barky
CHEST: chest, breastbone, chst, sternum, صدر
HEART: heart, cardiac, قلب, hart, hert
ATTACK: attack, failure, arrest, stopped, ازمه, نوبه, ذبحه, وقف, توقف, atak, atac
HEART_ATTACK: infarction, infarct, جلطه قلبيه, ذبحه صدريه, ازمه قلبيه, نوبه قلبيه, سكته قلبيه, احتشاء, جلطه في القلب, جلطه بالقلب, heartattack, ذبحه
PAIN: pain, painful, hurt, ache, sore, burning, stabbing, crushing, squeezing, pressure, tightness, tight, heavy, throbbing, وجع, الم, واجع, يعور, تعورني, يؤلم, تؤلمني, مؤلم, ضغط, ضاغط, طابق, طبقه, حارق, نغزه, ناغز, كابس, كاتم, ماسك, ينغزني, مقبوض, يقرصني, قابض, عاصر, يعصرني, clutching, grabbing, holding his, holding her, killing, agony, unbearable, يمسك, grabbed, grabs, squeezed, clutched, ضرني, ضره, ضرو, وجيعه, تتقطع, بيتقطع, يقطع, بيقطع, حرقان, يحرقني, كيحرقني, spasm, ثقل, نار, burns, بيحرقني, بيحرق, بتحرقني, تحرقني, كتحرقني, بيحرقه, shooting, pressing, vice, vise, tightening, discomfort, tearing, ripping, cramping, شادد, شاده, قافش, مطبق, نغزات, خنقه, خانق, crush, squashed, يتعصر, اتعصر, معصور, بيعصر, هتموتني, بتموتني, حتموتني
ARM: arm, hand, leg, limb, shoulder, ذراع, دراع, يد, يدي, يده, ايد, رجل, ساق, كتف, اطراف, رجول, يدين, يدو, كراعو, kneeling
HALF: side, half, نص, نصف, شق, ناحيه, جهه, جانب, جنب, شمال, يمين, شقه, نصه
WEAK: weak, weakness, numb, numbness, dead, limp, cant lift, cannot lift, cant raise, tingling, ضعيف, ضعف, منمل, نمله, تنميل, خدر, خدرانه, مخدر, ثقلت, تقل, خدل, مش قادر يحرك, مش قادر احرك, مش قادر يرفع, ما يقدر يحرك, ما يقدر يرفع, ما اقدر احرك, ما اقدر ارفع, ما عم يقدر يحرك, لا يستطيع تحريك, لا استطيع تحريك, مش عارف احرك, مش عارف يحرك, ما فيه يحرك, ما فيني حرك, مو قادر يحرك, مو قادر احرك, مش بيحرك, بطل يحرك, مش قادره تحرك, ما تقدر تحرك, لا تستطيع تحريك, سايب, همدان, همدانه, نملت, cant feel, cannot feel, no feeling, lost feeling, lost sensation, wont work, لا احس, مش حاسس, مش حاسه, ما احس, فقد الاحساس, مش شاعر, ما بحس, ماتت, ميته, مش بتتحرك, نايمه, فشل, ماحسش, ما يحس, ما تحس, no strength, lost strength, no power, بينمل, بتنمل, ينمل, تنمل, stopped working, useless, dropping things, wont lift, cant hold, cannot hold, cant grip, cannot grip, dragging, drags, مش قادر يمسك, مش قادره تمسك, بيجر رجله, بتجر رجلها, ما يقدر يمسك, مش بتحرك, ما يحرك, ما تحرك, مبيحركش, ما كيحركش, ما كتحركش, تحس
FACE: face, facial, mouth, smile, cheek, وش, وشي, وشه, وجه, وجهه, وجهها, بق, بقه, بقها, فم, فمي, فمه, تم, تمه, تمي, تمو, حلج, ثم, ثمه, بوزه, ويه, بوق, فمو, ثمي, خلقتو, فمها, فمك
DROOP: droop, droped, lopsided, crooked, sagging, saggy, fell, fallen, twisted, uneven, slid, dropped, مايل, مايله, مال, معوج, عوج, اعوجاج, انعوجت, ملوي, ملتوق, مرتخي, ارتخاء, تدلي, متدلي, نازل, وقع, هبط, طاح, انحراف, منحرف, انحرف, لقوه, عوجه, انفتل, تلوى, تلوت, انلوى, التوت, pulled, slanted, tilted, sideways, to the side, hanging, hangs, sagged, مشدود, انجذب, مسحوب, راح ناحيه, راح جنب, رايح ناحيه, راح يمين, راح شمال, على جنب, to one side, wonky
SLUR: slurred, slurring, slur, garbled, gibberish, speech gone, lost his speech, يهذي, بيخرف, بيخبص بالحكي, تلعثم, words wont come out, mumbling suddenly, words come out wrong, mixing up words, word salad, cant find words, cannot find words, cant find the words, cant get words out, cant get the words out, مش مجمع كلام, ما ينفهم كلامه, sounds drunk, like he is drunk, like she is drunk, slurry, dysarthria, aphasia
SPEAK: speak, speech, talk, words, كلام, يتكلم, تتكلم, اتكلم, بتكلم, نطق, هضر, دوي, يدوي, حكي, يكمل جمله, اكمل جمله, تكمل جمله, finish a sentence, finish sentences, complete a sentence, full sentence, يكمل كلمه, جاوب, حجي
STROKE: stroke, جلطه, سكته, جلطه دماغيه, جلطه في المخ, جلطه بالمخ, جلطه بالراس, نزيف في المخ, brain attack, brain bleed, tia, نقطه في المخ, cva, شلل نصفي, فالج, aneurysm
CONFUSED: confused, confusion, disoriented, delirious, not making sense, makes no sense, doesnt recognise us, doesnt recognize us, doesnt know where, مشوش, تشوش, متلخبط, مش مركز, مو مركز, مو واعي, مش عارف هو فين, مش عارفنا, ما يعرفنا, مايعرفنا, ارتباك مفاجئ, تاهه, تايه, مش داري, مش في وعيه, غير مدرك, ضايع, مخربط, doesnt know who i am, doesnt recognise me, doesnt recognize me, doesnt know her name, doesnt know his name, acting strange, acting weird, يهلوس, هلوسه, hallucinating, rambling
SUDDEN: sudden, abruptly, overnight, out of nowhere, woke, instantly, this morning, in a second, suddnly, فجاه, مفاجئه, مره واحده, مره وحده, صحي, فجئه, بغته, طلعت من النوم, قمت من النوم, فقت, فاق, بشكل مفاجئ, بين يوم وليله, بلحظه, ففجاه, دقه وحده, غفله, دغيا, في لحظه, من الصبح, immediately, in seconds, minutes ago, hour ago, since morning, لقيت, قعدت من النوم, waking, since waking, بليله, في ليله, بين ليله
DOUBLE_VISION: double vision, seeing double, شايف الحاجه اتنين, ازدواج في الرؤيه, ازدواج الرؤيه, يشوف دبل, بشوف كل شي مزدوج, زغلله مزدوجه, بشوف اتنين, اشوف شيئين, everything twice, things twice, everything in two, two of everything, see two of, see two people, seeing two, diplopia
BLIND: blind, lost vision, lost sight, lost my sight, lost my vision, cant see, cannot see, went blind, vision gone, عمي, مش شايف, ما اشوف, فقد البصر, مو شايف, ما عم شوف, نظري راح, النظر راح, راح نظري, بصري راح, راح النظر, blindness, loss of sight, sightless, اتعمت, اتعمي
SWELL: swell, swollen, swole, puffy, puffed, enlarged, edema, oedema, sweling, ورم, وارم, متورمه, منتفخه, انتفخ, انتفاخ, نفخ, نافخ, مورم, منفوخ, متنفخ, ورمانه, blown up, ballooned, blew up, ballooning, fat lip, huge, bigger, giant, enormous, massive, كبر, نفاخ, puffing up, وذمه, ballons, getting fat, got fat, gone fat, getting thick, getting thicker, getting big, growing, twice the size, double the size, twice its size, blowing up, balloon, inflated, doubled in size, so big, too big, got big, angioedema
TONGUE: tongue, toung, لسان
THROAT: throat, throught, throte, larynx, زور, حلق, بلعوم, حنجره, حنجرتي, زلعوم, قرجوطه, قرجوطتي, كرجومه, كرجومتي, جوزه, gullet, زردوم, بلاعيم
CLOSING: closing, closes, constricting, tightening, shut, blocking off, قافل, قفل, بيسكر, سكر, مسكر, يسد, انسد, يضيق, تسكر, يسكر, بيضيق, انقفل, مقفل, سادد, يتسكر, تتسكر, narrowing, تزير, تسد, مزير, تضيق, tight
AFTER: after, from, when, ate, had, following, since, because of, بعد, بعدما, من, لما, عقب, اكل, اكلت, كلت, اثر, بسبب, يوم, خد, خدت, اخذ, اخذت, شرب, مع
FOOD: food, eat, eating, ate, eaten, peanut, peanuts, nut, nuts, shrimp, prawn, fish, shellfish, egg, milk, strawberry, sesame, seafood, meal, lobster, crab, cashew, almond, walnut, pistachio, chocolate, kiwi, mango, wheat, اكل, اكلت, اكله, الاكل, فستق, سوداني, جمبري, سمك, بيض, لبن, حليب, مكسرات, فراوله, سمسم, كاجو, طعام, اكلها, كابوريا, كلت, كيوي, مانجه, عين الجمل, بندق, ربيان, قريدس, ناكل, shell fish, oyster, clams, squid, tuna, salmon, honey, cake, ice cream, كيك, عسل, ايس كريم, تونه, كريم كراميل, بسكوت, شوكولا, لقمه, لحمه, فراخ, كاكويه, كاوكاو, حوت, sushi, seeds, tahini, hazelnut, peanutbutter, soya, soy, جوز, لوز, حمص, بيبسي, lentils, cheese, yogurt, icecream, steak, meat, chicken, beef, bread, rice, sausage, hot dog, apple, carrot, popcorn, بسبوسه, كنافه, تفاح, جزر, فشار, عيش, رز, خبز, peach, banana, tomato, mustard, calamari, crayfish, pecans, nutella, curry, خوخ, موز, طماطم, استاكوزا, محار, صنوبر, نوتيلا, فزدق, بقلاوه, ماكله
STING: sting, stung, bee, wasp, bite, bitten, scorpion, snake, hornet, لسع, لسعه, دبور, عقرب, قرصه, قرصته, لدغه, لدغته, ثعبان, حيه, لسعته, لسعتني, قرصتني, عضه, لدغ, نحل, لدغتني, لدغتها, قرصتها, لسعتها, زنبور, لسعات, لدغات, قرصات, نمل, عنكبوت, spider
DRUG: antibiotic, penicillin, medicine, injection, medication, drug, pill, tablet, ibuprofen, aspirin, amoxicillin, augmentin, vaccine, shot, دوا, مضاد, ابره, بنسلين, برشام, حبه, اوجمنتين, علاج, مسكن, ادويه, panadol, paracetamol, tylenol, xanax, valium, insulin, painkillers, بنادول, باراسيتامول, حبوب, منوم, انسولين, حبايه, اقراص, دوا الضغط, iron, vitamins, melatonin, ritalin, tramadol, morphine, methadone, antidepressants, مهدئ, ترامادول, فيتامين, حديد, مانع حمل, tabs, capsules, med, اسبرين, كبسولات, كبسوله, دوا الكحه, syrup, brufen, nurofen, advil, acetaminophen, voltaren, diclofenac, ceftriaxone, contrast, jab, codeine, oxycodone, fentanyl, metformin, digoxin, sedative, بروفين, فولتارين, كتافلام, حقن, صبغه الاشعه, ابر, دوا القلب, دوا السكر, كينه, فانيد, كاشيات, حرابش
ALLERGIC: allergic, allergy, حساسيه, تحسس, الرجي
SEVERE: severe, bad, terrible, worst, extreme, serious, unbearable, intense, violent, strong, massive, huge, very high, شديد, شديده, قوي, قويه, جامد, جامده, فظيع, رهيب, خطير, مو طبيعي, مش طبيعي, حيل, لا يطاق, لا يحتمل, حاد, كبير, مرعب, صعب, هالقد, مش محتمله, excruciating, بزاف, برشا, ياسر, فشكل, موتني, قاتل, horrible, awful, مش قادر استحمل, لا تطاق, بشع, وايد, هتموتني, بتموتني, حتموتني, ذبحتني, stabbing
REACTION: reaction, shock, صدمه, رد فعل, تفاعل
ANAPHYLAXIS: anaphylaxis, anaphylactic, anafilaxis, صدمه حساسيه, تاق, صدمه تحسسيه, epipen, adrenaline pen, الحساسيه المفرطه, حساسيه مفرطه, epi pen, adrenaline injector, auto injector, autoinjector, قلم ادرينالين, حقنه ادرينالين, angioedema
SWALLOW: swallow, swallowed, swallowing, swallwed, ate, eaten, ingested, gulped, put in mouth, بلع, بلعت, ابتلع, بالع, اكل, اكلت, يبلع, بلعته, بلعها, كل, سرط, زلط, بلعو, بلعه, swollowed, مبلوع, لهط, دخل بطنه, نزلت بطنه, راحت بطنه, got into, got hold of, drunk, eating, chewed, sucked, licked, عض, قضم, مضغ, gobbled, wolfed, gulp, went down his throat, went down her throat, كلت, كلا, كلات, تناول, consumed
PUT: put, pushed, shoved, inserted, حط, حطت, دخل, حشر, حاط, دس, دست, وضع, stuffed, poked, شحط, داخل, لزق, زج, حشى, حشت, inside, in her, in his, up his, up her, حاطط
BATTERY: battery, batteries, batterie, baterry, بطاريه, بطاريات, حجر ساعه, حجر بطاريه, حجر, حجاره, بيل, pile, button cell, coin cell, round cell, lr44, cr2032
BUTTON: button, watch, disc, disk, lithium, ساعه, زر, صغيره, زرار, ليثيوم, العاب, لعبه, ريموت, مدوره, قرص
MAGNET: magnet, magnetic ball, مغناطيس
OBJECT: coin, bead, pin, needle, nail, screw, glass, marble, toy, cap, ring, earring, stone, blade, seed, nut, peanut, grape, candy, sweet, bean, pea, lego, key, razor, toothpick, tooth pick, عمله, خرزه, دبوس, ابره, مسمار, برغي, زجاج, ازاز, قزاز, بليه, غطا, خاتم, حلق معدن, موس, شفره, سودانيه, سوداني, لبه, لب, عنب, ملبسه, بونبون, مفتاح, فول, زيتونه, نواه, تمره, فلوس, ريال, جنيه, مكسره, جسم غريب, مصاصه, علكه, حصوه, فستقه, خله اسنان, قطعه نقود, قطعه معدنيه, batteries, paperclip, thumbtack, tack, hairpin, bolt, rock, pebble, crayon, sequin, googly eye, قطعه بلاستيك, دباسه, قلم, حجر صغير, حصي, مشبك, ترتر, عقد, لقمه, لحمه, plastic, balloon, chain, wire, staple, hook, orbeez, sponge, dice, hair clip, shard, foil, دبله, سلسله, بنسه, صاموله, بالون, حديده, مسامير, فيشه, درهم, token, pencil, pen, stick, toothbrush, عود
POISON: poison, bleach, detergent, cleaner, chlorine, clorox, acid, kerosene, petrol, gasoline, pesticide, insecticide, antifreeze, disinfectant, descaler, turpentine, dettol, flash, mothball, سم, سموم, مبيد, كلور, كلوركس, فلاش, منظف, بنزين, كيروسين, جاز, بوتاس, حمض, اسيد, مطهر, ديتول, ميه نار, مويه نار, كاز, تنر, كيماوي, غاز, نفتالين, تسمم, مسمم, ماده كاويه, cleaning liquid, cleaning fluid, acetone, hair dye, weed killer, harpic, ammonia, caustic soda, lye, chemical, lamp oil, fuel, هاربيك, جافيل, اسيتون, مزيل طلاء, صبغه شعر, نفط, ماده حارقه, صودا كاويه, حبه الغله, حبوب الغله, كحول ابيض, mouthwash, perfume, shampoo, liquid soap, nail polish, mushroom, poisonous, toxic, essential oil, eucalyptus oil, camphor, عطر, شامبو, فطر سام, ماء القاطع, الما القاطع, ماي نار, ماء نار, روح الملح, sanitiser, aftershave, برفان, كولونيا, soap, صابون, سائل جلي, مازوط, ليسانس, peroxide, white spirit, thinner, superglue, super glue, paint, cigarette, vape liquid, nicotine, moth balls, naphthalene, فليت, بيروسول, صراصير, ant killer, roach killer, fertiliser, ملمع, ورنيش, fairy liquid, washing up liquid, laundry, gazole, oil of, سولار, نشادر, امونيا, زرنيخ, زئبق, mercury, unblock drains, drain opener, unblock the drain, unblocker, bait, slug pellets, rodenticide, stuff for drains, stuff for the drains, weedkiller, engine oil, motor oil, diesel, bug spray, fly spray, screenwash, washing powder, fabric softener, toilet block, wd40, air freshener, diffuser, hair remover, wild berries, vape juice, edibles, methanol, rubbing alcohol, surgical spirit, كحول طبي, سبرتو, ديزل, زيت موتور, مبيض, بودره غسيل, معطر, بخاخ حشرات, فنيك, مسحوق, dishwasher, washing pod, washing capsule, phenyl, mosquito, coil liquid
DRINK: drank, drunk, drink, drinking, swallowed, ingested, شرب, شربت, يشرب, شارب, بلع, اكل, اكلت, بلعت, تجرع, شربات, شرباتو, sipped, sip, gulped, licked, consumed, شربو, شربها, شربوا, كلا, كلات, تناول
OVERDOSE: overdose, too many pills, too many tablets, too much medicine, whole bottle of, whole box of, all the pills, all his pills, all her pills, too many painkillers, a lot of pills, handful of pills, bottle of pills, bunch of pills, pack of pills, جرعه زايده, جرعه مفرطه, شريط كامل, علبه كامله, شريط برشام, علبه دوا, حبوب كتير, حبوب كثيره, ادويه كتير, برشام كتير, كميه كبيره من الحبوب, كميه كبيره من الدواء, علبه حبوب, شريط حبوب, كل الدوا, كل الحبوب, حبوب واجد, كل البرشام, شريطين, علبه بانادول, شريط بانادول, شريط مسكن, ادويه ابوه, دوا الضغط بتاع, حبوب جدته, od, odd, double dose, 10 times the dose, جرعه غلط, زيادة جرعه, اوفر دوز, اوفردوز, twice the dose, ten times the dose, wrong medicine, wrong dose, wrong pills, دوا غلط, الدوا الغلط, دواء خطا, empty bottle of, empty pack of, empty box of, empty strip, جرعه زياده, جرعه كبيره, علبه فاضيه, شريط فاضي, علبه منوم, شريط منوم, علبه مهدئ, شريط مهدئ, علبه اقراص
SEIZE: seizure, fit, convulsion, convulsing, seizing, epileptic, epilepsy, shaking all over, jerking, ceizure, تشنج, متشنج, نوبه صرع, صرع, اختلاج, عم يختلج, بيرعش كله, انتفض, بينتفض, حركات لا اراديه, يرتجف كله, ينتفض, نوبه كهربا, كهرباء زياده, spasms all over, twitching all over, eyes rolled back, eyes rolling back, shaking uncontrollably, shaking violently, عينه لفوق, رغوه من فمه, بيترعش كله, جسمه كله بيرتعش, فزع, نفضه, fitting, convulse, يتنفض, بيتنفض, frothing, foaming, foam at the mouth, foam from his mouth, foam from her mouth, رغاوي, رغوه من بقه, زبد, كيتخبط, عينه قلبت, عينيه قلبت, عيونه قلبت, seizer, etshang
STIFF: stiff, stif, rigid, stiffness, متيبس, تيبس, يابس, متخشب, تخشب, متصلب, تصلب, مش قادر يحني, مش قادر يتني, ما يقدر يحني, مشدوده, يبست, لا يستطيع ثني, مصلبه, قاسيه, ناشف, stuck, cant bend, cannot bend, wont bend, مش قادر اوطي, ما اقدر احرك, ما تتحرك, مزير, قاصح, cant touch chin, cannot touch chin, chin to chest, كازيه, مكزز, كزاز, تنيها, يثنيها, مش بتتني, مش بتتحرك, يلويها
NECK: neck, nek, رقبه, رقبتها, رقبتو, عنق
FEVER: fever, fevar, feverish, temperature, temp, hot, سخن, حراره, حرارتها, حمي, حمه, سخنانه, صخونه, مسخن, حرارتو, مصخن, صخن, 38, 39, 40, 41, 385, 395, السخانه, سخون, burning up, boiling, roasting, محموم, warm
LIGHT: light, bright, نور, ضوء, الضوء
RASH: rash, spots, purple spots, bruises, طفح, بقع, حبوب زرقا, hive, urticaria, welts, شري, ارتكاريا, حبوب كلها, petechiae, red dots, purple dots, purple marks, non blanching, نقط حمرا, نقط بنفسجي, blotch
NOT FADE: under glass, glass test, stays when pressed
MENINGITIS: meningitis, التهاب سحائي, التهاب السحايا, حمي شوكيه, سحائي, الحمي الشوكيه
DROWSY: drowsy, drowsiness, sleepy, lethargic, floppy, limp, listless, خمول, خامل, نعسان, مرخي, همدان, مرتخي, دبلان, نايم طول الوقت, keeps falling asleep, lifeless, unrousable, مسطول, مدروخ, دايخ خالص, نايم على طول, بينام على طول, تعبان خالص, مدهول, فاشل
UNCONSCIOUS: unconscious, pass out, passing out, faint, collapse, unresponsive, blacked out, black out, blacking out, knocked out, lost consciousness, out cold, coma, no pulse, lifeless, مغمي, اغماء, غاب عن الوعي, فقد الوعي, فاقد الوعي, غيبوبه, غمي, غمت, انغمي, داخ ووقع, سورق, سخسخ, طب ساكت, طاح علينا, وقع من طوله, مش واعي, مو واعي, غشي عليه, غشيان, غاب وعيه, بدون وعي, مش حاسس بحاجه, بدون نبض, مفيش نبض, مش داري بالدنيا, غايب, هبط ووقع, غاب وعيي, limp body, went limp, wont open his eyes, wont open her eyes, سخف, سخفانه, فيبرا, no sign of life, passed away right now, فاقده وعيها, كوما, طايح, خربان, ما حسش, زي الميت, كالميت, fell unconscious, dropped to the floor, on the floor, slumped, keeled over, مش داري بنفسه, ما يحس بشي, وقع مننا, مطروح, مرمي على الارض, gcs, no heartbeat, not opening eyes, unconshus
NEWBORN: newborn, new born, week old, day old, month old baby, one month old, two month old, 1 month old, 2 month old, neonate, infant, مولود, حديث الولاده, رضيع, عمره اسبوع, عمره شهر, عمرها شهر, عمره ايام, عمرها اسبوع, عنده شهر, عنده اسبوع, عنده ايام, عمرو شهر, عمرو اسبوعين, عمرها ايام, نونو, week baby, day baby, premature, preemie, عمره اسابيع, عمرها اسابيع, عنده اسابيع, عندو شهر, عندو اسبوع, عندو ايام, مواليد, born last week, born yesterday, born days ago, born a week ago, born weeks ago, عمره يوم, عمرها يوم, عنده يوم, عمرو يوم, baby days, baby two weeks, baby 2 weeks, baby 3 weeks, wks old, weeks old, of two months, of one month, عندو يوم
BABY: baby, babies, toddler, child, kid, son, daughter, boy, girl, بيبي, طفل, ابني, بنتي, الواد, البنت, ولد, baba, bebe, عيل, عيال, ياهل, ورع, بزر, وليدي, دري, grandson, granddaughter, nephew, niece, حفيدي, little one, kiddo, اخويا الصغير, ببي, 2yo, 3yo, 1yo, year old, yr old, دراري, جاهل
DIE: want to die, wanna die, wish i was dead, wish i were dead, rather be dead, better off dead, end my life, end it all, take my life, take my own life, kill myself, killed myself, kill himself, kill herself, kill themselves, hurt myself, harm myself, self harm, cut myself, cutting myself, hang myself, suicide, sucidal, dont want to live, do not want to live, tired of living, not want to be alive, dont want to be alive, jump off, slit my wrists, عايز اموت, عاوز اموت, نفسي اموت, اموت نفسي, يموت نفسه, تموت نفسها, ابي اموت, ابغي اموت, بدي موت, اريد ان اموت, اريد الموت, انتحر, الانتحار, هنتحر, بنتحر, قتل نفسي, يقتل نفسه, اذي نفسي, اؤذي نفسي, اخلص من حياتي, انهاء حياتي, اتمني الموت, بتمني الموت, مش عايز اعيش, ما ابي اعيش, ما ابغي اعيش, ما بدي عيش, لا اريد العيش, لا اريد ان اعيش, كرهت حياتي, انتحاريه, اشنق نفسي, حياتي مالهاش لازمه, مليت من حياتي, مليت الدنيا, اقطع شراييني, بجرح نفسي, اموت حالي, اقتل حالي, اذي حالي, بموت حالي, مش عاوز اعيش, ما عاد بدي عيش, تعبت من الحياه, زهقت من حياتي, مش طايق حياتي, اجرح نفسي, ايذاء نفسي, ما ودي اعيش, ودي اموت, dont want to wake up, not wake up again, want it to end, end my suffering, ارمي نفسي, هرمي نفسي, انط من, اتخلص من حياتي, اتخلص من نفسي, حياتي ملهاش معني, خلصت من حياتي, تعبت من الدنيا, ما بقي بدي عيش, كاره حياتي, افكر اموت, بفكر اموت, عايزين نموت, يريد الموت, بتفكر تموت, يبي يموت, تبي تموت, بده يموت, بدها تموت, عايز يموت, عايزه تموت, ابا اموت, want to end it, life isnt worth, life is not worth, not worth living, نقتل راسي, قتل راسو, نموت راسي, نهي حياتي, kms, unalive, kill my self, hurt my self, end myself, end her life, end his life, take his life, take her life, jump from, cutting her, took her own life, took his own life, hanged himself, hanged herself, hung himself, hung herself, hang himself, hang herself, بقتل نفسي, يموت حاله, يشنق حاله, ينهي حياته, تنهي حياتها, راميه نفسها, رمى نفسه, قطع شرايينه, شنق نفسه, شنقت نفسها, end it tonight, will end it, going to end it, gonna end it, ready to end it, end it now, cant go on living, no point living, no will to live, انهي عمري, انهاء عمري, ينهي عمره, تنهي عمرها, اخلص على نفسي, يخلص على نفسه, better off without me, be here anymore, goodbye note, no longer want to live, انام ومصحاش, انام وماصحاش, انام وما اصحى, ياريتني اموت, يا ريتني اموت, يارب خدني, الموت ارحم, الموت احسن, قرفت من حياتي, قرفان من حياتي, كرهت الدنيا, كاره الدنيا, زهقت من الدنيا, زهقان من الدنيا, ما الي نفس عيش, want everything to end, want all to end, want it all to end, point in living, point of living, point in life, reason to live, point to my life, تنتحر, ينتحر, ننتحر, كمل حياتي, معنى لحياتي, goodbye letter, letter saying goodbye, رساله وداع
BLEED: bleed, bled, blood, hemorrhage, nosebleed, bleading, نزيف, نزف, دم, دمه, دما, رعاف, نازف, الدم, دموم, بلود, gushing, spurting, دمي, eldam, el dam, clots, دمو, epistaxis, bleeding
STOP: stop, stopping, stopped, ended, ease, يقف, بيقف, واقف, توقف, يتوقف, وقف, بتقف, تقف, يوقف, بيوقف, وقفت, ينقطع, بتوقف, بطل, يبطل, تتوقف, نوقف, نوقفه, اوقفه, توقفه, حبس, حابس, clot, control, slow, settle, راضي, راضيه, بيتوقف, هدي, quit, quits, let up
NOT STOP: nonstop, non stop, keeps, unstoppable, constantly, continuous, still, مستمر, ما زال, لسه, متواصل, باستمرار, لا يتوقف, hasnt stopped, uncontrolled
HEAVY: heavy, heavily, pouring, gushing, streaming, too much, so much, everywhere, massive, huge, profuse, spurting, litres, clots, غزير, بغزاره, كتير, كثير, واجد, شديد, جامد, قوي, حنفيه, مغرق, يشخب, هوايه, كمية كبيره, كتل دم, متجلط, حيل, بيشر, a lot, alot, lots, بزاف, برشا, ياسر, شلال, نافوره, بركه, loads, buckets, soaked, soaking, drenched, cup of, كوب, كوبايه, طشت, pool of, fountain, river of, tap, مية, tissue after tissue, وايد, squirting
COUGH: cough, كحه, كح, يكح, بكح, سعال, قحه, سعل, كحيت, اكح, يقح, قح, spitting, spits, spit, spat, hacking, كيكح, كحب, نكح, كنكح, بزق, يتف, تف, تفل, بصق, نفث
VOMIT: vomited, vomits, threw up, throw up, vomitting, رجع, استفرغ, بستفرغ, تقيا, قيء, ترجيع, يستفرق, طرش, يطرش, تقيؤ, يقيء, يتقيئ, زوع, brings up, bringing up, brought up, vomet, vomitin, puke, sick, راجع, كيرد الماكله
HEAR: hear, hering, سمع, سامع, earing, سماع
LOST: lost, gone, lose, loss, disappeared, dead, went, total, vanish, راح, فقد, اختفي, ضاع, ذهب, انعدم, طار, بطل, بطلت, وقف, وقفت, فقدانه, طفي, silent, no sound, no hearing, zero, مشا, انقطع, انقطعت, بح, جفل, ماعاد, cut out, cut off, switched off, shut off, stopped working, quit, dropped out, packed up, conked out, nothing at all
DEAF: deaf, deafness, deff, def, اطرش, صمم, طرش, اطرشت, طرشت, طرشا, اصم, صماء, طرشان, sourd, طفت, طفي, went dead, went silent, كتمت مره واحده
EAR: ear, eer, eardrum, اذن, ودن, ودان, دينتي, ادني, دينتها, اذون, دينه, ذاني, ذانه, وذن
BEHIND: behind, back of, وراء, خلف, ورى
RED: red, redness, احمر, حمرا, احمرار, محمر
SALIVA: saliva, spit, water, الميه, الماء, المياه, fluids, liquids, anything, ريق, لعاب, ريالته, ريال بتسيل, ميه, مويه, المي, بصاق, ريالة, تفافه, السوائل, السعابيل, سعابيل, spittle, drool, سائل, مي
DROOL: drooling, drools, drool, salivating, ريالته, يريل, لعابه يسيل, لعابه سايل, سعابيله, يروول, لعابه عم يسيل, سيلان لعاب, سعابيل, يسيل لعابه, كيريل, تريل, dribble, slobbering, ريق سايل
OPEN: open, فتح, opening
ABSCESS: abscess, quinsy, peritonsillar, epiglottitis, خراج, لسان المزمار, ludwigs, ludwig
HEAD: head, hed, skull, brain, راس, دماغ, جمجمه, نافوخه, على راسه, هامته, forehead
FALL: fell, fall, fallen, falling, hit, banged, bumped, injury, injured, blow, trauma, struck, crashed, accident, crash, dropped on, وقع, وقعت, طاح, طاحت, سقط, خبط, ضربه, انضربت, حادث, اصابه, ارتطم, اصطدم, صدمه, وقعه, طيحه, انضرب راسه, دعم, صدم, هوي, زحلق, انزلق, سقوط, hit by car, run over, car hit, slammed, cracked, concussion, دعسته, ضربته عربيه, ارتجاج, tripped, slipped, tumble, collision, rolled over, overturned, تدحرج, انقلبت, انقلب, داس, دهس, كسيده, ضرب, trampled, kicked, punched, beaten, rear ended, knock, لطم, نزل على, هبد, زلق, dropped him, dropped her, dropped the baby, dropped my baby, rolled off, وقعته, وقعتها, slap, explosion, blast, انفجار, قلم على, كف على, rta, beat
CLEAR_FLUID: clear fluid, clear liquid, سائل شفاف, ميه شفافه, سائل رائق, clear water, watery, clear discharge, water dripping, water leaking, clear drip, ماي, ماء شفاف, مي شفافه, liquid leaking, fluid leaking, csf, spinal fluid, سائل النخاع, csf leak
EYE: eye, eyelid, عين, جفن, عيون, عيونه, عيونو, عيوني, eyeball
SINUS: sinusitis, sinus, cold, flu, جيوب, زكام, برد, رشح
BULGE: bulging, popping out, bulge, pushed out, pushed forward, sticking out, protruding, بارز, جاحظ, مزقوقه, مدفوعه, طالعه لبره, جحوظ, زاقه, بروز, proptosis, cellulitis
NOSE: nose, nostril, nasal, noze, انف, مناخيري, مناخيرها, خشم, منخاري, منخارها, منخر, نخره, خشوم, نيف, nif, noes
OPERATION: operation, surgery, tonsillectomy, operated, postop, adenoidectomy, removal, removed, procedure, جراحه, عمليته, استئصال, عملياتها, op, ops, taken out, took out, tonsils out, يشيل, شال, شلنا, عامل, عمل, حيد
TONSILS: tonsil, tonsillectomy, adenoid, لوز, لوزه, لوزتين, اللوز, لحميه
HEADACHE: headache, head ache, head pain, migraine, صداع, وجع راس, الم راس, الم في الراس, وجع دماغ, head hurts
OF_LIFE: of my life, of her life, of his life, ever had, ever felt, thunderclap, in my life, في حياتي, بحياتي, عمري ما حسيت, pain ever, headache ever, of all time, bomb, explosion, axe, never had, never felt, like never before, عمري ما جالي, عمره ما جاله
SWEAT: sweat, clammy, عرق, عرقانه, معرق, تصبب
JAW: jaw, فك, فكي, الفك, فكه, حنكي, حنكه
DYING: dying, dies, die, بيموت, بموت, يموت, بتموت, هيموت, حيموت, تموت, هموت, يحتضر, كيموت, بيموتو, روحه بتطلع, روحها بتطلع, روحي بتطلع, الحقوني, انقذوني, روحو طلع, روحه طلع
BURN: burned, burnt, scald, حرق, انحرق, محروق, حروق, hot oil, ميه مغليه, ميه سخنه, زيت مغلي, مويه حاره, يحترق, احترق, burning hot, اتسلق, مسلوق, fire, boiling, flames, hot water, hot tea, hot coffee, hot soup, ماي حار, ماي فاير, شاي سخن, الما سخون, مي غلي, اتكب عليه, انكب عليه, burns on, burns from, with burns, has burns, acid burns, زيت سخن, زيت حامي, زيت حار, hot grease
ELECTRIC: electrocuted, electric shock, صعق, انصعق, ضربو الضو, ضربه الضو, ضربها الضو, ضربني الضو, التريسيتي, electricity, electrical, electrocution, zapped, socket, live wire, كهرب, الفيشه, got shocked, bare wire, got a shock from, shock from the plug, shock from the outlet, power outlet, lightning, صاعقه, current shock, got current
DROWN: drowned, drowning, drown, غرق, غريق, شرب ميه البحر, under water, underwater, pulled out of the pool, from the pool, in the bathtub, near drowning
PREGNANT: pregnant, حامل, حمل, حبله, حبلى, جنين, fetus, foetus, womb, baby inside
SHOT: gunshot, stabbed, رصاص, طلق ناري, طعن, انطعن, مطعون, سكينه, stab, stabbing in the neck, bullet, gun shot, ضرب نار, عيار, مطوه, موس في رقبته, طعنوه, been shot, was shot, got shot, shot himself, shot in the
LONG_AGO: year ago, last year, months ago, in the past, when i was, used to, history of, من سنه, قبل سنه, السنه اللي فاتت, زمان, منذ سنه, من شهور, قبل شهور, العام الماضي, السنه الماضيه, سنوات, سنين, years back, yrs ago, as a child, in childhood, عام مضى, عاما, اعوام, العام اللي فات
HEARING_AID: hearing aid, hearingaid, hearing device, cochlear, implant, سماعه, سماعات, السماعه, سماعتي, قوقعه, سماعته, سماعتها
BUY: buy, price, cost, how much, sell, change, replace, size, where can, order, lasts, how long, charge, dead, died, flat, اشتري, بكام, سعر, بكم, شراء, مقاس, اغير, تغيير, تباع, ابيع, بتخلص, خلصت, عمر, شحن, تتغير, فضيت, قديش, نوع, وين القي
SMELL: smell, odor, stink, bad breath, smelly breath, halitosis, ريحه, رائحه, ريحتها, وحشه, معفنه, خايسه, كريه
SLEEP: sleep, asleep, snore, apnea, نوم, نايم, نايمه, بنام, شخير, يشخر, بشخر, تشخر
MOUTH: mouth, بق, فم, تم, بقه, فمه, من الفم
BLOCKED: blocked, stuffy, stuffed, congested, congestion, bunged up, clogged, blocks, مسدود, مسكر, مسكره, مكتومه, انسداد, مقفوله, سداد
AFRAID: afraid, fear, scared, worried, anxious, phobia, worry, frightened, خايف, خوف, اخاف, بخاف, قلقانه, قلق, خفت, رعب, فوبيا
SOMETIMES: sometimes, occasionally, now and then, from time to time, every winter, in winter, once in a while, احيانا, ساعات, بعض الاحيان, اوقات, مرات, كل شتا, من وقت للتاني, كل فتره
MILD: mild, slight, little, low, minor, light, small, tiny, drop, drops, streaks, bit of, a bit, خفيف, بسيط, قليل, شويه صغيره, نقطه, نقط, خيط, خيوط
TEST: test, screening, check, checkup, exam, فحص, اختبار, تحليل, كشف, قياس
ASTHMA: asthma, asthmatic, inhaler, nebulizer, ventolin, ربو, بخاخ, ازمه ربو, حساسيه صدر, puffer, reliever, salbutamol, blue pump
WINDPIPE: windpipe, airway, trachea, قصبه هوائيه, مجري الهواء, مجري النفس, bronchus
WEIGHT: elephant, weight, brick, sitting on, stone on, crushing, طوبه, جبل, حمل تقيل, صخره, حجر كبير, standing on, stands on, sits on, someone sitting, a ton, truck on, car on, قاعد على, واقف على, حاجه تقيله, رجل على
HOURS: hour, all night, all day, 30 minutes, 20 minutes, 40 minutes, 45 minutes, 60 minutes, 30 min, 40 min, ساعه, ساعتين, نص ساعه, طول الليل, ساعات طويله, 30 دقيقه, 20 دقيقه, 40 دقيقه, mins, 25 minutes, 25 min, 35 minutes, ages, 45 min, 60 min, 20 min
BLOOD_THINNER: warfarin, blood thinner, eliquis, xarelto, plavix, clopidogrel, marevan, مسيل, ماريفان, مميع, بلافيكس, سيوله
VISION: vision, sight, eyesight, نظر, رؤيه, بصر, see, شوف, شايف, blurred, blurry, زغلله, غباش
DOUBLE: double, مزدوج, دبل, two, اثنين, جوز, تنين, زوج
HELP: help, work, نافع, بتنفع, يفيد, ما عم ينفع, جايب نتيجه, doing anything, doing nothing, do anything, does anything, relieve, relief, kicking in, touching it, يزبط, عامل
MUSCLE: muscle, muscular, عضل
THERAPY: therapy, rehab, rehabilitation, physiotherapy, exercises, patients, تاهيل, علاج طبيعي, تخاطب, تمارين
FACE_DROOP: بقي اتعوج, بقي اتلوي, بقي معوج, بقي مايل, بقي مال, بقي اتلوق, بقي راح على جنب, cant smile, cannot smile, wont smile
HEIGHT: stairs, balcony, roof, window, ladder, bed, couch, changing table, cliff, second floor, third floor, سلم, بلكونه, شباك, سطح, السرير, درج, شرفه, دور تالت, ارتفاع, علو, tree, السقف, العماره, الشجره, سقاله, scaffold, horse, bunk, high chair, highchair, سطوح, دور رابع, الحيط, counter, trampoline, cot, stretcher, المرجيحه, السور, slide, swing
MANY: many, handful, lots, bunch, كتير, كثير, واجد, كم كبير, هوايه, all my, all the, all his, all her, whole, entire, full bottle, full box, full pack, full packet, full strip, كامل, كلها, كله, box of, bottle of, pack of, packet of, strip of, bottles of, blister of, twenty, thirty, forty, fifty, sixty, dozen, hundred, عشرين, تلاتين, ثلاثين, اربعين, خمسين, وايد, load of, heaps of, tons of
TAKE: took, taken, swallowed, ate, drank, خد, خدت, اخدت, اخذت, اخذ, بلعت, شربت, اكلت, بلع, شرب, خدها, emptied, downed, popped, necked, swallowing, تناول
HALF_BODY: half my body, half his body, half her body, side of my body, side of his body, side of her body, نص جسمي, نص جسمه, نصف جسمي, نصف جسمه, نصف جسده, شق جسمي
CALLED: when i call, when called, when we call, to his name, to her name, call his name, call her name, لما انده, اناديه, بنادي, على اسمه, انده عليه, اذا ناديته, لما ناديه
PREVENT: prevent, prevention, avoid, risk, وقايه, اتجنب, تجنب, احمي, تفادي
HARMLESS: الشارقه, gave me a heart attack, تجيب جلطه, يجيب جلطه, بتجيب جلطه, dying for, dying to, killing me, killing headache, بموت في, بموت على, يموت في, ميت من, blood pressure, blood test, blood sugar, ضغط الدم, تحليل دم, تحليل الدم, فصيله الدم, heart rate, stroke order, stroke of luck, short breath mint, out of breath jokes, emergency contact, good fit, by heart, stop by, head of, head to, dead battery, dead tired, face to face, arm rest, neck pillow, eye contact, choking hazard toys, هموت من, بموت من, اموت من, حموت من, نموت من, هموت واعرف, اموت واعرف, drowning in, flu shot, allergy shot, shot glass, ear shot, screenshot, dying of curiosity, dying of boredom, heart of, heart sound, acid reflux, stomach acid, acid comes up, choked up at, choked up about, choked up during, choked up when, choked up watching, get choked up, got choked up, stroke my cat, stroke my dog, stroke the cat, stroke the dog, stroke cat, stroke dog, fit my, fit in my ear, fit in ear, fit me in, fit us in, fit in with, fit well, not fit, doesnt fit, dont fit, fit properly, choke with laughter, choke laughing, what is anaphylaxis, what is a stroke, what is meningitis, what is a seizure, poison ivy, fridge magnet, refrigerator magnet, magnet on the fridge, magnet on the refrigerator, a shock from the bill, a shock from the price, dog is barking, ears ring, spots on tonsils, white spots, مموتني, قلبي واجعني على, قلبي على, bleed a little, بيشوك, بتشوك, يشوك, choked voice, voice is choked, voice choked, صوت مخنوق, صوتي مخنوق, صوته مخنوق, صوتها مخنوق, choke on the price, choke on the bill
INHALE: inhale, aspirate, breathed in, sniffed, went down wrong, went the wrong way, went down the wrong way, استنشق, شم, شفط, نشق, went into lungs, into his lungs, in the lungs, دخلت في صدر, دخل في صدر, نزلت في صدر, نزل في صدر, دخل صدر, دخلت صدر
FISHBONE: fishbone, bone, حسك, شوكه سمك, شوك, عظمه, عضم, سفايه
THING: something, some thing, object, foreign body, حاجه, شي, جسم غريب, شغله
BELLY: belly, stomach, tummy, abdomen, abdominal, بطن, معده, معدتي, كرش, مغص
TOXIC_AIR: gas leak, leaking gas, smell gas, carbon monoxide, monoxide, co poisoning, co alarm, smoke inhalation, inhaled smoke, breathed smoke, ريحه غاز, تسرب غاز, تسريب غاز, الغاز مسرب, غاز مسرب, اول اكسيد, دخان حريق, من الفحم, شم غاز, شمينا غاز, ريحه البوطه, alarm for co, co detector, boiler alarm, gas smell, charcoal heater, charcoal indoors, burning charcoal, generator indoors, brazier, فحم في الاوضه, فحم بالغرفه, كانون فحم, راكيه فحم, مجمر, الغاز مفتوح, الغاز كان مفتوح, نسيت الغاز, نسينا الغاز, gas was on, gas left on, left the gas on
HEATSTROKE: heatstroke, heat stroke, sunstroke, sun stroke, heat exhaustion, ضربه شمس, ضربه حر, ضربه حراره, انهاك حراري
WANT: want, wanna, wish, thinking of, thinking about, عايز, عاوز, بدي, بده, بدو, ابي, يبي, تبي, ابغي, ودي, وده, بغيت, باغي, بغا, نحب, حاب, بفكر, افكر, يفكر, تفكر, نفكر, اتمني, بتمني, يتمني, راغب, خاطري, نفسي انام
DEATH: die, dead, death, اموت, نموت, يموت, تموت, موت, الموت
LIVE: live, alive, exist, عيش, اعيش, يعيش, نعيش, تعيش, عايش, حياه, حياتي, be here, be around, going on, carry on, wake up again, دنيا
KILL: kill, killing, hang, hanging, harm, shoot, drown, قتل, شنق, يذبح, اذبح, انهي, اؤذي, اذي, يؤذي, موت, end, ending, انهاء, ينهي, اخلص على, اجرح, بجرح, ايذاء, اشنق, ارمي, هرمي, راميه, رمى
SELF: myself, himself, herself, themselves, yourself, نفسي, نفسه, نفسها, نفسو, حالي, حاله, حالو, روحي, روحه, روحو, عمري, self
SHAKE: shake, trembling, jerking, jerks, twitching, spasms, convulsing, رجف, يرتجف, رعش, يرتعش, ترعد, ينتفض, انتفاض, نفض, يهتز, بيتهز
ROLLED: rolled, rolling, مقلوب, انقلبت, اتقلبت, انقلبو, لفوق, طلعت فوق, ابيضت, مبيضه, بيضا, شاخص
BODY: body, all over, whole body, جسم, كله, كلها
WALK: walk, stand, balance, get up, مشي, اقف, يقف, تقف, نوقف, اوقف, يوقف, توازن, straighten, انفرد, افرد ضهري
CAR: car, bus, van, truck, lorry, motorbike, motorcycle, bike, bicycle, scooter, quad, traffic, vehicle, سياره, عربيه, موتوسيكل, موتور, طوموبيل, كار, توكتوك, دباب, دراجه, باص, شاحنه, كميون, قطر, عجله, سياكل
SNAKE: snake, viper, cobra, scorpion, scorpio, jellyfish, black widow, ثعبان, حيه, افعي, افعا, عقرب, عقربه, العقرب, حنش, لفعه, لفعي, قنديل البحر, حيايا, دسم, ام اربع واربعين
BITE: bite, bites, bit, bitten, stung, sting, stings, قرص, قرصه, قرصته, قرصها, قرصني, لدغ, لدغه, لدغته, لدغني, لدع, لسع, لسعه, لسعته, لسعني, لسعات, عض, عضه, عضته, عضها, نكز, ضربه, ضربته, ضرباتو, قرصات, دقه
DOG: dog, cat, monkey, rabid, animal, كلب, قطه, قط, قرد, حصان, كلاب
RIBS: rib, nostrils flaring, flaring nostrils, nasal flaring, ضلوع, اضلاع, قفصه الصدري
FAST: fast, rapid, quick, heavily, بسرعه, سريع, مسرع, متسارع, racing, pounding
GRUNT: grunt, moaning, يئن, انين, بيزن, يون, يزحر
TRACH: trache, tracheostomy, tracky, trachea tube, windpipe tube, stoma, laryngectomy, فتحه الرقبه, فتحه في رقبته, انبوب الحنجره, شق حنجري, شق الحنجره, شق رغامي, فتحه الحنجره, ثقب الرقبه, تراكيوستومي, كانيولا
OUT: came out, out, dislodged, طلع, خرج, اتشالت, وقعت
BLACK: black, dark, tarry, اسود, سودا, كحل
STOOL: stool, poo, poop, feces, براز, خروج, مخرج
DIABETES: diabetic, diabetes, sugar, سكر, سكري, سكره, سكرها, سكرو, السكري, insulin
LOW: low, dropped, drop, drops, crash, crashed, hypo, نزل, نازل, هبط, هابط, واطي, وقع, انخفض, طاح, هبوط, dropping, falling, نازله
CUT: cut, slashed, slit, knife, blade, wound, gash, اتقطع, انقطع, مقطوع, انجرح, جرح, سكين, سكينه, مطوه, موس, ذبح, انذبح, مذبوح, زجاج, قطع
FEED: feed, nurse, latch, suck, milk, bottle, drink, drinking, رضع, رضاعه, حليب, بزوله, ياكل
CAUSE: cause, lead to, يسبب, تسبب, يعمل, بيعمل, يؤدي, يجيب
ARTICLE: article, blog, read about, information about, info about, مقال, معلومات عن, first aid course, training course
DIED: died of, died, passed away, مات, ماتت, توفي, اتوفت, الله يرحمه, المرحوم, survivor, recovered from, got over
FINE: fine, normal, okay, ok, well, easily, no problem, عادي, كويس, تمام, طبيعي, منيح, زين, بخير, مزيان
NAPPY: contractions, waters broke, water broke, in labour, in labor, طلق, كيس الميه
PULSE: heartbeat, heart rate, pulse, heart beating, نبض, دقات, ضربات القلب, خفقان, heart racing, heart pounding
SNAKEBITE: snakebite, تعبان قرص, تعبان لدغ, تعبان عض, قرصه تعبان, قرصني تعبان, لدغه تعبان, لدغني تعبان, عضه تعبان, عضني تعبان
UPWARDS: up, upward, went back, backwards, white, glazed, staring, لفوق, فوق
HATE: hate, dislikes, doesnt like, does not like, fights, fusses, يكره, تكره, مش بيحب, مش بتحب, مابيحبش, ما يحب, ما تحب, refuses, refusing, wont take, wont swallow, wont drink, will not take, spits out, spitting out, cant stand, بيرفض, بترفض, يرفض, ترفض, رافض, رافضه, مش راضي ياخد, مش راضي يشرب, مش راضيه تاخد, مش راضيه تشرب, مو راضي ياخذ, ما يرضي ياخذ, ما عم يرضي
NOT SWALLOW: nothing goes down, nothing will go down, nothing gets down, cant get anything down, cannot get anything down, مفيش حاجه بتنزل, ما ينزل شي
NOT OPEN: only opens, open only, one finger, lockjaw, lock jaw, trismus, locked
PANT: pant, puffing, بينهج, ينهج, تنهج, نهجان, بنهج, يلهث, تلهث, كيلهث, لهثان, لهاث
WENT_BLIND: went blind, gone blind, goes blind, going blind, sight went, vision went, eyesight went, lost my sight, lost her sight, lost his sight, lost sight in, lost vision in, lost my vision, lost his vision, lost her vision, فقد بصره, فقدت بصري
REMEMBER: remember, memory, recall, فاكر, يتذكر, تتذكر, متذكر
INFECTED: tooth infection, infected tooth, dental infection, dental abscess, tooth abscess, wisdom tooth, ضرس ملتهب, خراج ضرس, خراج في ضرسه, خراج السن
PRESSURE_HIGH: pressure very high, bp 220, bp 200, bp 210, pressure 200, pressure 210, pressure 220, ضغط 200, ضغط 210, ضغط 220, ضغطي 200, ضغطي 210, ضغطي 220, ضغطه 200, ضغطه 220
CHILLS: chills, shivering, rigors, قشعريره, رعشه برد, برديه
WAKE: wake, waking, awake, woken, rouse, stir, come round, come to, come around, يصحي, تصحي, صحي, صحت, مصحاش, مصحيتش, يفيق, تفيق, فاق, كيفيق, يفوق, تفوق, يقوم, تقوم, قام, يستيقظ, تستيقظ, استيقظ, اصحيه, اصحيها, نصحيه, اقومه, نفوقه, قوم, فيق, بيفوق, فايق, fou2
RESPOND: respond, response, answer, reply, يرد, ترد, راد, يستجيب, تستجيب, استجابه, يجاوب, تجاوب, كيجاوب, بيرد, رد
MOVE: move, moving, movement, يتحرك, تتحرك, بيتحرك, حركه, كيتحرك
NOT WAKE: hard to wake, difficult to wake, صعب يصحي, wont stay awake
PARALYSED: paralysed, paralysis, مشلول, شلل, انشل, اتشل
ODD: funny, weird, strange, strangely, nonsense, rubbish, gibberish, jumbled, muddled, garbled, drunk, slurred, slurry, thick, mumbling, wrong, lispy, تقيل, تقل, تقلت, ثقيل, ثقل, ثقلت, غريب, ملخبط, متلخبط, اتلخبط, بيتلخبط, بيلخبط, مخربط, يخربط, بيخبص, مخبص, مكسر, معوج, مربوط, متلعثم, مش طالع, مو طالع, داخل في بعضه, مش مفهوم, مو مفهوم, غير مفهوم, سكران, wonky, slanted
FEDUP: fed up, tired of, sick of, done with, hate, زهق, زهقت, زهقان, قرف, قرفت, قرفان, كره, كرهت, كاره, مل, مليت, تعبت من, تعبان من, طايق, خلصت من, اتخلص من, اخلص من, خلص من
WORTH: worth, point, reason, meaning, purpose, لازمه, معني, فايده, طعم
WRIST: wrist, veins, vein, شريان, شرايين, عروق, معصم, وريد
SMOKE: smoke, fumes, دخان, ادخنه, دخنه
FIRE: fire, blaze, حريق, حريقه, نار, flames
FADE: fade, disappear, go away, blanch, turn white, بيروح, يختفي, تروح
STRANGLE: strangled, strangling, strangulation, hanged, hanging
SPILL: spilled, spilt, poured, tipped, pulled over, اتكب, انكب, اتدلق, اندلق, انسكب, كب, دلق, انصب, طرطش, splashed
HEATER: heater, geyser, boiler, generator, stove, سخان, دفايه, فحم, مولد, كانون, بوتاجاز
SINK: sinking, sucking, pulling, retracting, caving, dipping, drawing in, يغطس, يشفط, ينسحب, يغوص, تشفط, going in
WHISTLE: whistle, whistling, squeak, squeaky, صفير, صفاره, يصفر, يزيق, تزييق
ASKING: course, article, thesis, dissertation, homework, assignment, what does mean, بحث جامعي, بحث عن, معنى, رساله ماجستير, workshop, leaflet, insurance cover, مقال, مقاله, كورس, ورشه, دوره اسعافات, دوره تدريب
NOT WANT: مابي, مابغي
AMBULANCE: ambulance, اسعاف, paramedics, cpr, heimlich
SEND: send, call, need, urgent, ابعت, ابعتوا, اطلب, اتصل, محتاج, ارسلوا, جيبوا, فين, وين, needed, didnt work
COLOUR: colour, color, لون
UNCLEAR: unclear, not clear, not understandable, مش واضح, مو واضح, غير واضح
SINCE_YESTERDAY: since yesterday, since last night, since the night, من مبارح, من البارح, من امس
`;

/** Meanings that several have in common: a sentence of a doctor names the class by a word of its line above. */
export const CLASSES = `
GRAVE: NOT BREATHE, WHEEZE, PANT, CHOKE, BLUE, CONFUSED, DROWSY, UNCONSCIOUS, NOT WAKE, NOT RESPOND, SEIZE, NOT WALK, PARALYSED, SLUR, DOUBLE_VISION, WENT_BLIND, BLIND, RIBS, GRUNT, CHILLS, grave sign, علامه خطيره
`;

/** Meanings that are places of the body: a sentence about one does not hold for another. */
export const PLACES = 'CHEST HEART ARM FACE LIPS TONGUE THROAT NECK EAR EYE HEAD NOSE JAW TONSILS BELLY';

/** Meanings that are danger by themselves; other sayings of a single word are looked for as they are written. */
export const ALONE =
  'BREATHE WAKE RESPOND STRANGLE WENT_BLIND CHOKE HEART_ATTACK STROKE SLUR DOUBLE_VISION ANAPHYLAXIS FACE_DROOP OVERDOSE SEIZE MENINGITIS UNCONSCIOUS DIE DYING ELECTRIC DROWN SHOT BULGE ABSCESS TOXIC_AIR HEATSTROKE SNAKEBITE';

/** Ordinary things that people look for, so that Arabic in Latin letters is not read as a sign that sounds like it. */
export const ORDINARY = 'عطس عطاس عطسه حموضه حكه بلغم صفير موعد ميعاد حجز كشف رشح زكام';

/** English words that are one letter off from a sign, and something else. */
export const NOT_SLIPS = `خايف بيخاف يخاف خربان خربانه اسعار الاسعار انتظار الانتظار شركات شركه quiet quite breast breasts dead head heat hear hearing heard heart hearts chess chase cheese chasing fall fill feel full
  fat feet feat foot fire fine fight first blue glue flue flu choice choose chose choosing joking cooking smoking poking broke woke
  near year dear bear wear tear beat beach bleak break breaks broke breakfast sting string strong stink sit site bit bite bitter
  light right night sight tight might eight late plate bleach reach teach bone gone done tone phone stone stop step shop top drop
  crop drops test rest best west chest crest heavy heaven leave never fever forever ever every even over lever river liver fervor
  poison prison person reason season lesson button bottom better letter latter matter butter battery buttery lattery lottery pottery
  sound sounds voice fit fix six sit hit bit kit lit put but cut out hot hat had has him his her here there where were nail mail tail rail fail
  pills bills kills skills hills fills spot spots sports shot short shirt shut sheet seed need feed speed sweet swear sweat
  neck deck check nice knee kneel stiff staff stuff sniff cough tough rough dough though through fish dish wish finish glass class
  grass pass lips tips clips slip sleep asleep sheep cheap deep deaf leaf death dearth earth health wealth breath
  magnetic magnetics deaths
  coin coins join corn pin pain paint plain pan pen pea tea sea seal meal deal heal real fear bean beans mean clean lean
  infection infections infarct sneezing sneeze sneezes fraction dying lying trying crying drying frying flying eating beating heating seating meeting cheating`;
