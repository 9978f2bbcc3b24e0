import { wordsOf } from './tokenise.ts'

/** Words that join the others and ask for nothing, in the languages a search mixes. */
const LISTS = {
  // With every word that the database's English leaves out.
  english: `i me my myself we our ours ourselves you your yours yourself yourselves he him his himself she her hers
    herself it its itself they them their theirs themselves what which who whom this that these those am is are was
    were be been being have has had having do does did doing a an the and but if or because as until while of at by for
    with about against between into through during before after above below to from up down in out on off over under
    again further then once here there when where why how all any both each few more most other some such no nor not
    only own same so than too very s t can will just don should now
    a about all also am an and any are as at available avail be best can could do does did for from
    get give gives given good has have having he her him his i if im in into is it its just kindly list looking
    me my near need needed needs of on one or our please provide provided provides require required
    searching she should some suggest than that the their them there these they this to top tell u under us
    want wanted wants was we were what whats which who will with within without would you your yours find
    search show km kms kilometre kilometres kilometer kilometers know details detail info regarding related around nearby only there`,
  hindi: `ke ki ka ko kaa kee liye lie mein mai main se hai hain he chahiye chahie chaiye koi mera meri
    mere mujhe hame hum humara hamara hamare hamari apne apna aur ya wala wale wali vala vale vali ek ho
    kar karna karne karta karti karu karun karoon kare karen karein karey kya kaise kaun kisi iska uska bhi par pe tak jo
    yeh ye woh wo hume humko mujhko batao bataye batayen bataiye bata milega milegi milta milti
    के की का को लिए में से है हैं चाहिए कोई मेरा मेरी मेरे मुझे हमारा हमारे हमारी और या वाला वाले वाली एक
    कर करना करूँ करूं करें क्या कैसे कौन किसी भी पर तक जो यह वह हो बताएं बताइए मिलेगा मिलेगी`,
  marathi: `sathi saathi madhye madhe madhle ahe aahe ahet aahet pahije havay hava havi mala maza mazha
    mazi mazya mazhya amcha amchya aani ani kinva che chi cha chya la ne
    साठी मध्ये आहे आहेत पाहिजे हवी हवा मला माझा माझी माझ्या आमच्या आणि किंवा चे ची चा च्या ला ने`,
  // Malayalam, Kannada, Telugu: in.
  southern: 'il yil alli lo',
  konkani: `khatir khatirim zai zaai asa aasa mhojea mhojya mhoje mhaka amkam amchea amche ani vo
    uprant korchem korunk
    hanga thoim hangasor sorxim sarxim sarko khoim
    खातीर जाय आसा म्हजे म्हज्या म्हाका आमकां आमच्या`,
}

const STOP_WORDS: ReadonlySet<string> = new Set(Object.values(LISTS).flatMap(wordsOf))

export const isStopWord = (word: string): boolean => STOP_WORDS.has(word)

/** Words that stand before a place: "in Mapusa", "near Panaji"; in Hindi, Marathi and Konkani they stand after it. */
export const BEFORE_PLACE: ReadonlySet<string> = new Set(['in', 'near', 'at', 'around', 'from'])
export const AFTER_PLACE: ReadonlySet<string> = new Set(
  wordsOf(`mein me mai madhye madhe paas pass ke ka ki hanga thoim jowoll javal jawal
  में के का की मध्ये जवळ`),
)
